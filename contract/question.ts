import * as v from 'valibot';
import type { Route } from './route.ts';
import { text } from './shape.ts';

export const voteQuestion = {
  method: 'POST',
  path: '/question/vote',
  access: 'member',
  summary: 'Say whether the answer to a question helped',
  input: v.strictObject({ id: text(60), isHelpful: v.boolean() }),
  output: v.object({}),
} as const satisfies Route;
