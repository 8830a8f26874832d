import * as v from 'valibot';
import { file, query } from './route.ts';
import { composedReply, listOf, moment, momentText } from './shape.ts';

export const statementFormats = ['html', 'csv', 'jsonl'] as const;

export type StatementFormat = (typeof statementFormats)[number];

export const statement = file('/statement', {
  access: 'owner',
  isComposed: true,
  summary: 'Your records of any period as a page to print, CSV or a signed file to check offline',
  input: {
    format: v.picklist(statementFormats),
    from: momentText,
    /** Not included. */
    to: momentText,
  },
  output: composedReply,
});

export const statementKey = query('/statement/key', {
  access: 'public',
  summary: 'The public keys that statements are signed with, and where the verifier is',
  output: {
    algorithm: v.literal('Ed25519'),
    /** The one that signs now: its 32 bytes in base64url. */
    key: v.string(),
    /** All keys so far, oldest first; each but the first is signed by its predecessor. */
    keys: listOf(
      v.object({
        key: v.string(),
        from: moment,
        until: v.nullable(moment),
        signature: v.nullable(v.string()),
      }),
      1000,
    ),
    verifier: v.string(),
  },
});

export const listLines = query('/ledger/lines', {
  access: 'owner',
  summary: 'Your hash chain after one of its records, line by line, to verify locally',
  input: { after: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) },
  /** The lines that follow, as many as fit; the next page begins after the last of them. */
  output: { list: listOf(v.string(), 1000) },
});

export const checkHead = query('/ledger/head-check', {
  access: 'owner',
  summary: 'Whether an earlier head is still part of your hash chain',
  input: {
    seq: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  },
  output: { isPartOfChain: v.boolean() },
});
