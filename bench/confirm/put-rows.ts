import { startChild } from '../child.ts';
import { getPgbench, runPgbench } from '../ledger/pgbench.ts';
import { median } from '../median.ts';
import { atLeast, type RowGroup } from '../row.ts';
import type { ConfirmAnswer } from './confirm-load.ts';
import type { ConfirmServer, ConfirmServerGiven, WaitingPlans } from './confirm-server.ts';
import type { PutRound } from './put-load.ts';

const name = 'puts with the transaction password';
const goal = 0.45;
const rounds = 3;
/** Half of the partners put; the wallets of the others are used by pgbench. */
const partners = 2_000;
const spared = partners / 2;
const callers = 32;
const connections = 16;
const seconds = 2;

/** A put and its confirmation, two calls over HTTP, against one posting of pgbench. */
export const putRows: RowGroup = {
  names: [name],
  async measure() {
    const program = await getPgbench();
    if (!program) {
      const against = 'pgbench, which is missing: install PostgreSQL, it comes with it.';
      return [atLeast({ name, measured: 'nothing', against, ratio: 0, goal })];
    }
    const given: ConfirmServerGiven = { partners };
    const server = await startChild<ConfirmServer>(
      new URL('confirm-server.ts', import.meta.url),
      given,
    );
    const load = await startChild(new URL('put-load.ts', import.meta.url));
    const { url, databaseUrl } = server.ready;
    const putting = async (): Promise<number> => {
      const waiting = await server.ask<WaitingPlans>({ spared });
      if ('failed' in waiting) throw new Error(waiting.failed);
      const round: PutRound = { url, callers, plans: waiting.plans };
      const answer = await load.ask<ConfirmAnswer>(round);
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.perSecond;
    };
    const posting = () =>
      runPgbench({ program, databaseUrl, partners: spared, connections, seconds });
    try {
      const [puts, postings]: [number[], number[]] = [[], []];
      await putting();
      for (let round = 1; round <= rounds; round += 1) {
        postings.push(await posting());
        puts.push(await putting());
        const said = [puts, postings].map((rates) => `${Math.round(rates.at(-1) ?? 0)}/s`);
        console.error(`puts, round ${round} of ${rounds}: ${said.join(', pgbench ')}`);
      }
      const [ours, theirs] = [median(puts), median(postings)];
      const measured = `${Math.round(ours)}/s, each with its confirmation`;
      const against = `${Math.round(theirs)}/s postings of pgbench`;
      return [atLeast({ name, measured, against, ratio: ours / theirs, goal })];
    } finally {
      await load.end();
      await server.end();
    }
  },
};
