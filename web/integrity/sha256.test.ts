/// <reference types="node" />
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('texts of every length around a block have the standard hash', () => {
  for (let length = 0; length < 140; length += 1) {
    const text = 'é'.repeat(length % 3) + 'x'.repeat(length);
    expect(sha256(text), `${length}`).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
