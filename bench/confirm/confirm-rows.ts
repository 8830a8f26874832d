import { startChild } from '../child.ts';
import { median } from '../median.ts';
import { atLeast, type RowGroup } from '../row.ts';
import type { ConfirmAnswer, ConfirmRound } from './confirm-load.ts';
import type { ConfirmServer, ConfirmServerGiven } from './confirm-server.ts';

const name = 'PIN checks beside a flood of logins';
const rounds = 3;
const partners = 200;
const callers = 16;
const floodPerSecond = 100;
const seconds = 3;
/** Most of the flood is refused, which is counted. */
const refusedLogin = /"where":"\/api\/auth\/login".*"RefusalError: busy"/;

/** Confirming with the transaction password while strangers try names that do not exist. */
export const confirmRows: RowGroup = {
  names: [name],
  async measure() {
    const given: ConfirmServerGiven = { partners };
    const server = await startChild<ConfirmServer>(
      new URL('confirm-server.ts', import.meta.url),
      given,
      refusedLogin,
    );

    const load = await startChild(new URL('confirm-load.ts', import.meta.url));
    let refused = 0;
    const rateOf = async (flood: number, length: number): Promise<number> => {
      const round: ConfirmRound = {
        ...server.ready,
        callers,
        seconds: length,
        floodPerSecond: flood,
      };

      const answer = await load.ask<ConfirmAnswer>(round);
      if ('failed' in answer) throw new Error(answer.failed);

      refused = answer.refused;
      return answer.perSecond;
    };

    try {
      const [quiet, flooded]: [number[], number[]] = [[], []];
      await rateOf(0, 1);

      for (let round = 1; round <= rounds; round += 1) {
        quiet.push(await rateOf(0, seconds));
        flooded.push(await rateOf(floodPerSecond, seconds));
        const rateTexts = [quiet, flooded].map((rates) => `${Math.round(rates.at(-1) ?? 0)}/s`);
        console.error(
          `PIN checks, round ${round} of ${rounds}: ${rateTexts.join(', flooded ')}, ` +
            `with ${refused} logins refused as busy`,
        );
      }

      const [alone, beside] = [median(quiet), median(flooded)];
      const row = {
        ...{ name, measured: `${Math.round(beside)}/s with ${floodPerSecond} logins/s beside` },
        ...{ against: `${Math.round(alone)}/s without`, ratio: beside / alone, goal: 0.8 },
      };

      return [atLeast(row)];
    } finally {
      await load.end();
      await server.end();
    }
  },
};
