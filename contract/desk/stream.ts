import * as v from 'valibot';
import { id, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command } from './desk-builders.ts';

export const acceptLoss = command('/stream/accept-loss', {
  roles: ['admin'],
  approval: {
    kind: 'stream-loss',
    title: 'Lost events to accept',
    effect: 'Counting continues without the lost events.',
    decidedBy: approvers,
  },
  audit: { log: 'stream-loss' },
  effect: 'lowers-income',
  summary: 'Request to continue without events that the stream lost and no edge still has',
  input: { partition: v.pipe(whole, v.maxValue(63)), reason: staffReason(500) },
  output: { id },
});
