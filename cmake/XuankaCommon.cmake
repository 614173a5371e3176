# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# One interface target carries every flag and every strict Qt definition, so that no library can differ.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(XUANKA_CCACHE ccache)
if(XUANKA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${XUANKA_CCACHE}")
endif()

# A hundred test programs are linked with all their debug information: gold, part of binutils, takes a third of the time.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold XUANKA_HAS_GOLD)
if(XUANKA_HAS_GOLD AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT XUANKA_SANITIZE)
  add_link_options(-fuse-ld=gold)
endif()

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Sql)
if(XUANKA_GUI)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets Charts Svg PrintSupport Concurrent LinguistTools)
endif()
if(XUANKA_TESTS)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()
find_package(nlohmann_json 3.11 REQUIRED)
find_package(tl-expected 1.0 REQUIRED)

qt_standard_project_setup()
set(CMAKE_AUTOUIC OFF) # no .ui files; it would take headers named ui_*.h for generated ones

add_library(xuanka_common INTERFACE)
target_compile_definitions(xuanka_common INTERFACE
  QT_NO_CAST_FROM_ASCII
  QT_NO_CAST_TO_ASCII
  QT_NO_CAST_FROM_BYTEARRAY
  QT_NO_URL_CAST_FROM_STRING
  QT_NO_FOREACH
  QT_NO_KEYWORDS
  QT_USE_QSTRINGBUILDER
  QT_STRICT_ITERATORS
  QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
  QT_DISABLE_DEPRECATED_BEFORE=0x060400
  XUANKA_VERSION="${PROJECT_VERSION}")
target_compile_options(xuanka_common INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-align
  -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough -Werror)
if(XUANKA_SANITIZE)
  # -Wnull-dereference reports paths that only the sanitizers' own checks create.
  target_compile_options(xuanka_common INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Wno-null-dereference -Wno-maybe-uninitialized)
  target_link_options(xuanka_common INTERFACE -fsanitize=address,undefined)
endif()
if(XUANKA_COVERAGE)
  target_compile_options(xuanka_common INTERFACE --coverage)
  target_link_options(xuanka_common INTERFACE --coverage)
endif()
