import * as v from 'valibot';
import { codeStates } from '#domain/desk/code-state.ts';
import { listOf, moment, pageOf, requestId, text, whole } from '../shape.ts';
import { command, query } from './desk-builders.ts';

const count = v.pipe(whole, v.minValue(1), v.maxValue(1000));
const days = v.pipe(whole, v.minValue(1), v.maxValue(365));

export const listCodes = query('/codes', {
  roles: ['support', 'finance', 'admin'],
  summary: 'Authorization codes by batch, newest first. The codes themselves are not stored',
  input: {
    /** One that we did not make is refused. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}_[0-9a-f]{12}$/))),
    state: v.optional(v.picklist(codeStates)),
    /** The beginning of one. */
    batch: v.optional(text(20)),
  },
  output: pageOf(
    v.object({
      id: v.string(),
      /** Null if a command issued it, or the network at its start. */
      batch: v.nullable(v.string()),
      issuedAt: moment,
      issuedBy: v.string(),
      expiresAt: moment,
      terms: v.string(),
      state: v.picklist(codeStates),
      usedAt: v.nullable(moment),
      usedBy: v.nullable(v.string()),
    }),
  ),
});

export const issueCodes = command('/codes/issue', {
  roles: ['support', 'admin'],
  audit: { log: 'codes-issued' },
  // A code admits a newcomer to an account of their own, with the product's terms and nothing in
  // it, and opens no other. Whatever of the network's money such an account can get, coupons and
  // start-up funds, two people gave or bounded.
  effect: 'none',
  summary: 'Issue a batch of authorization codes. They are shown once: only digests are stored',
  input: { requestId, count, days },
  output: {
    batch: v.string(),
    codes: listOf(v.object({ id: v.string(), code: v.string() }), 1000),
    expiresAt: moment,
  },
});

export const revokeCodes = command('/codes/revoke', {
  roles: ['support', 'admin'],
  audit: { log: 'codes-revoked' },
  effect: 'stops',
  stop: {
    notice: 'codes-revoked',
    tells: { nobody: 'Nobody has used them, and who holds them is not known.' },
    // A revoked code never works again: others are issued, each for a new account.
    undoneBy: ['/codes/issue'],
  },
  summary: 'Revoke one unused code, or all unused codes of a batch',
  input: {
    id: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))),
    batch: v.nullable(v.pipe(text(20), v.minLength(1))),
  },
  output: { count: whole },
});
