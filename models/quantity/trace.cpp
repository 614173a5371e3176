// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quantity/trace.h"

#include <QCoreApplication>
#include <QLocale>

#include <nlohmann/json.hpp>

namespace xuanka {

QString machineNumber(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString traceWords(const QString &english)
{
    return QCoreApplication::translate("Trace", english.toUtf8().constData());
}

nlohmann::json traceToJson(const Trace &trace)
{
    nlohmann::json inputs = nlohmann::json::object();
    for (const TraceInput &input : trace.inputs) {
        inputs[input.name.toStdString()] = {{"value", input.value.toStdString()},
                                            {"unit", input.unit.toStdString()},
                                            {"source", input.source.toStdString()}};
    }
    nlohmann::json json = {{"formula", trace.formula.toStdString()},
                           {"expression", trace.expression.toStdString()},
                           {"result", trace.result.toStdString()},
                           {"unit", trace.unit.toStdString()},
                           {"source", trace.source.toStdString()},
                           {"inputs", inputs}};
    if (!trace.parts.isEmpty()) {
        json["parts"] = nlohmann::json::array();
        for (const Trace &part : trace.parts)
            json["parts"].push_back(traceToJson(part));
    }
    return json;
}

} // namespace xuanka
