import * as v from 'valibot';
import { witnessProblems } from '#domain/transparency/witness.ts';
import { id, listOf, moment, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, query } from './desk-builders.ts';

const reason = staffReason(500);
const quorum = v.pipe(whole, v.maxValue(100));

export const listWitnesses = query('/witnesses', {
  roles: 'everyone',
  summary: 'The outside witnesses of the log, and how the last request to each went',
  output: {
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
  },
});

export const addWitness = command('/witnesses/add', {
  roles: ['admin'],
  approval: {
    kind: 'witness',
    title: 'New witness',
    effect: 'The next checkpoint is sent to the new witness too.',
    decidedBy: approvers,
  },
  audit: { log: 'witness-added' },
  effect: 'read-by-partners',
  summary: 'Request an outside witness for the log, and the new quorum',
  input: { verifierKey: text(300), address: text(300), quorum, reason },
  output: { id },
});

export const endWitness = command('/witnesses/end', {
  roles: ['admin'],
  approval: {
    kind: 'witness-end',
    title: 'End of a witness',
    effect: 'The next checkpoint goes to the other witnesses only.',
    decidedBy: approvers,
  },
  audit: { log: 'witness-ended' },
  effect: 'read-by-partners',
  summary: 'Request to remove a witness, and the new quorum',
  input: { witness: text(200), quorum, reason },
  output: { id },
});
