import { checkPayPassword } from '#contract/pay-password.ts';
import { login } from '#contract/session.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { md5, rightDigits } from '../../server/programme/wallet/test-pay-password.ts';
import { endWithBench, say } from '../child.ts';
import { keepBusy, pickFor } from '../ledger/keep-busy.ts';
import { agent, dataOf, send } from './send.ts';

export interface ConfirmRound {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly callers: number;
  readonly seconds: number;
  /** Logins per second under names that do not exist, each from another address. */
  readonly floodPerSecond: number;
}

export type ConfirmAnswer =
  | { readonly perSecond: number; readonly refused: number }
  | { readonly failed: string };

const subject = { action: 'pay-password' } as const;
const digits = { password: md5(rightDigits), action: subject.action, about: aboutOf(subject) };

/** Strangers who never stop; nobody waits for their answers. Ends with how many were refused. */
function startFlood({ url, floodPerSecond }: ConfirmRound): () => number {
  if (floodPerSecond === 0) return () => 0;

  let index = 0;
  let refused = 0;
  const timer = setInterval(() => {
    index += 1;
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const form = { username: `nobody-${index}`, password: 'a quiet morning' };
    const headers = { 'x-forwarded-for': address };
    send(`${url}/api${login.path}`, headers, form).then(
      (reply) => {
        if (reply.includes('"reason":"busy"')) refused += 1;
      },
      () => {},
    );
  }, 1000 / floodPerSecond);

  return () => {
    clearInterval(timer);
    return refused;
  };
}

async function load(round: ConfirmRound): Promise<ConfirmAnswer> {
  const { url, tokens, callers, seconds } = round;
  const endFlood = startFlood(round);
  let next = 0;

  // One after the other: two concurrent confirmations of one partner would wait for each other.
  const pick = () => tokens[next++ % tokens.length] as string;
  const check = async (token: string) =>
    dataOf(await send(`${url}/api${checkPayPassword.path}`, { 'x-ct': token }, digits));

  try {
    const perSecond = await keepBusy(callers, pickFor(seconds, pick), check);
    return { perSecond, refused: endFlood() };
  } finally {
    endFlood();
  }
}

endWithBench(async () => agent.destroy());
process.on('message', (round: ConfirmRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
