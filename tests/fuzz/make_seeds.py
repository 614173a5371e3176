#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Xuanka contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes small seeds for the fuzzers: make_seeds.py FOLDER makes FOLDER/{config,gguf,safetensors,index}."""
import json
import pathlib
import shutil
import struct
import sys

u32 = lambda value: struct.pack("<I", value)
u64 = lambda value: struct.pack("<Q", value)
text = lambda value: u64(len(value)) + value
F32, Q4_K, Q6_K = 0, 12, 14


def gguf(architecture, metadata, tensors, version=3):
    pairs = [text(b"general.architecture") + u32(8) + text(architecture)]
    for key, value in metadata.items():
        key = architecture + b"." + key
        if isinstance(value, int):
            pairs.append(text(key) + u32(4) + u32(value))
        else:
            pairs.append(text(key) + u32(9) + u32(4) + u64(len(value)) + b"".join(map(u32, value)))
    pairs.append(text(b"tokenizer.ggml.tokens") + u32(9) + u32(8) + u64(3) + text(b"a") + text(b"b") + text(b"c"))
    table = b"".join(text(name) + u32(len(shape)) + b"".join(map(u64, shape)) + u32(kind) + u64(0)
                     for name, shape, kind in tensors)
    return b"GGUF" + u32(version) + u64(len(tensors)) + u64(len(pairs)) + b"".join(pairs) + table


def safetensors(tensors):
    header = json.dumps(tensors).encode()
    return u64(len(header)) + header


def main(folder):
    for kind in ("config", "gguf", "safetensors", "index"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    samples = pathlib.Path(__file__).parent.parent / "data" / "model_configs"
    for sample in samples.glob("*.json"):
        shutil.copy(sample, folder / "config")
    base = {b"block_count": 1, b"embedding_length": 256, b"feed_forward_length": 512, b"attention.head_count": 4,
            b"attention.head_count_kv": 2}
    table = [(b"token_embd.weight", (256, 3), F32), (b"blk.0.attn_k.weight", (256, 128), Q4_K),
             (b"blk.0.ffn_up.weight", (256, 512), Q6_K)]
    latent = {**base, b"attention.kv_lora_rank": 64, b"attention.q_lora_rank": 32, b"rope.dimension_count": 16,
              b"expert_count": 8, b"expert_used_count": 2}
    state = {b"block_count": 1, b"embedding_length": 256, b"ssm.inner_size": 512, b"ssm.state_size": 16, b"ssm.conv_kernel": 4}
    windows = {**base, b"attention.sliding_window": 1024, b"attention.sliding_window_pattern": [1], b"attention.shared_kv_layers": 1}
    seeds = {
        "dense": gguf(b"llama", base, table),
        "version2": gguf(b"llama", base, table, 2),
        "latent": gguf(b"deepseek2", latent, table + [(b"blk.0.attn_kv_a_mqa.weight", (256, 80), F32),
                                                      (b"blk.0.ffn_up_exps.weight", (256, 64, 8), Q4_K)]),
        "state": gguf(b"mamba", state, [table[0], (b"blk.0.ssm_in.weight", (256, 1024), F32)]),
        "windows": gguf(b"gemma3", windows, table),
    }
    for name, seed in seeds.items():
        (folder / "gguf" / name).write_bytes(seed)
    (folder / "safetensors" / "experts").write_bytes(safetensors({
        "__metadata__": {"format": "pt"},
        "model.embed_tokens.weight": {"dtype": "BF16", "shape": [500, 128], "data_offsets": [0, 128000]},
        "model.layers.0.self_attn.k_proj.weight": {"dtype": "BF16", "shape": [64, 128], "data_offsets": [128000, 144384]},
        "model.layers.0.mlp.experts.3.up_proj.weight": {"dtype": "F8_E4M3", "shape": [64, 128], "data_offsets": [144384, 152576]}}))
    (folder / "index" / "shards").write_bytes(b'{"metadata":{"total_size":10},"weight_map":{"a":"m-1.safetensors","b":"m-2.safetensors"}}')


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
