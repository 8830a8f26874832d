import * as v from 'valibot';
import { witnessProblems } from '#domain/transparency/witness.ts';
import { id, listOf, moment, nothing, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

const reason = staffReason(500);
const quorum = v.pipe(whole, v.maxValue(100));

export const listWitnesses = {
  method: 'GET',
  path: '/witnesses',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'The outside witnesses of the log, and how the last request to each went',
  input: nothing,
  output: v.object({
    /** What the operator of a witness needs: the name of the log and its keys. */
    origin: v.nullable(v.string()),
    keys: listOf(v.string(), 1000),
    size: whole,
    quorum: whole,
    cosignedSize: whole,
    isLate: v.boolean(),
    list: listOf(
      v.object({
        name: v.string(),
        key: v.string(),
        address: v.string(),
        addedBy: v.string(),
        addedAt: moment,
        cosigned: v.nullable(v.object({ size: whole, at: moment })),
        problem: v.nullable(v.picklist(witnessProblems)),
        since: v.nullable(moment),
        tries: whole,
        nextAt: v.nullable(moment),
      }),
      100,
    ),
  }),
} as const satisfies DeskRoute;

export const addWitness = {
  method: 'POST',
  path: '/witnesses/add',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose an outside witness for the log, and the new quorum',
  input: v.strictObject({ verifierKey: text(300), address: text(300), quorum, reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const endWitness = {
  method: 'POST',
  path: '/witnesses/end',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to remove a witness, and the new quorum',
  input: v.strictObject({ witness: text(200), quorum, reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
