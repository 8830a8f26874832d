import * as v from 'valibot';
import { id, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks } from './desk-rule.ts';

export const acceptLoss = {
  method: 'POST',
  path: '/stream/accept-loss',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to continue without events that the stream lost and no edge still has',
  input: v.strictObject({ partition: v.pipe(whole, v.maxValue(63)), reason: staffReason(500) }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
