import * as v from 'valibot';
import type { Route } from './route.ts';
import { moment, nothing, whole } from './shape.ts';

export const integrity = {
  method: 'GET',
  path: '/integrity',
  access: 'public',
  summary: 'When the books were last verified, how much of them, and whether they add up',
  input: nothing,
  output: v.object({
    /** Null until the first run after an installation is born. */
    lastRunAt: v.nullable(moment),
    checkedEntries: whole,
    isSound: v.boolean(),
    findings: whole,
    /** How many hash chains there are, each with an end of its own. */
    heads: whole,
  }),
} as const satisfies Route;
