import * as v from 'valibot';
import { codeStates } from '#domain/desk/code-state.ts';
import { listOf, moment, page, pageOf, text, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';

const count = v.pipe(whole, v.minValue(1), v.maxValue(1000));
const days = v.pipe(whole, v.minValue(1), v.maxValue(365));

export const listCodes = {
  method: 'GET',
  path: '/codes',
  roles: ['support', 'finance', 'admin'],
  trace: 'none',
  summary: 'Authorization codes by batch, newest first. The codes themselves are not kept',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(codeStates)) }),
  output: pageOf(
    v.object({
      id: v.string(),
      issuedAt: moment,
      issuedBy: v.string(),
      expiresAt: moment,
      terms: v.string(),
      state: v.picklist(codeStates),
      usedAt: v.nullable(moment),
      usedBy: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const issueCodes = {
  method: 'POST',
  path: '/codes/issue',
  roles: ['support', 'admin'],
  trace: 'log',
  summary: 'Issue a batch of authorization codes. They are shown once: only digests are kept',
  input: v.strictObject({ count, days, terms: v.pipe(text(500), v.minLength(1)) }),
  output: v.object({ codes: listOf(v.string(), 1000), expiresAt: moment }),
} as const satisfies DeskRoute;
