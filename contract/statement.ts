import * as v from 'valibot';
import type { Route } from './route.ts';
import { fileReply, moment, nothing } from './shape.ts';

export const statementFormats = ['pdf', 'csv', 'jsonl'] as const;

export type StatementFormat = (typeof statementFormats)[number];

export const statement = {
  method: 'GET',
  path: '/statement',
  access: 'member',
  reply: 'file',
  summary: 'The own records of any time as PDF, as CSV, or as a signed file to check offline',
  input: v.strictObject({
    format: v.picklist(statementFormats),
    from: moment,
    /** Not included. */
    to: moment,
  }),
  output: fileReply,
} as const satisfies Route;

export const statementKey = {
  method: 'GET',
  path: '/statement/key',
  access: 'public',
  summary: 'The public key that statements are signed with, and where the verifier is',
  input: nothing,
  output: v.object({
    algorithm: v.literal('Ed25519'),
    /** The 32 bytes of the key in base64url. */
    key: v.string(),
    verifier: v.string(),
  }),
} as const satisfies Route;

export const checkHead = {
  method: 'GET',
  path: '/ledger/head-check',
  access: 'member',
  summary: 'Whether a head that was seen before is still part of the own hash chain',
  input: v.strictObject({
    seq: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  output: v.object({ isPartOfChain: v.boolean() }),
} as const satisfies Route;
