/// <reference types="node" />
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

const expected = (text: string) => createHash('md5').update(text).digest('hex');

test('the hash equals the standard MD5', () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = 'ก7x'.repeat(length).slice(0, length);
    expect(md5(text)).toBe(expected(text));
  }
});

test('the hash of a thousand transaction passwords equals the standard MD5', () => {
  for (let number = 0; number < 1_000_000; number += 997) {
    const digits = String(number).padStart(6, '0');
    expect(md5(digits)).toBe(expected(digits));
  }
});
