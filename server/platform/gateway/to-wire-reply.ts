import * as v from 'valibot';
import type { BaseRoute, Output, Reply } from '#contract/route.ts';

/** A reply as it is sent, for the commands that store what they answered and repeat it. */
export const toWireReply = <R extends BaseRoute>({ output }: R, reply: Reply<R>): Output<R> =>
  v.parse(output, reply);
