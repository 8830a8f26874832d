/// <reference types="node" />
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../integrity/sha256.ts';
import { md5 } from './md5.ts';

test.each(['739154', '', 'ก7x „Süd“ 🙂'])('the digests of "%s" are those of the server', (text) => {
  expect([md5(text), sha256(text)]).toEqual([hash('md5', text), hash('sha256', text)]);
});
