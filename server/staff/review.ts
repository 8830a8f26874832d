import { Refusal } from '#domain/refusal.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { refusalMessage } from '../http/refusal-message.ts';
import { StartError } from '../start-error.ts';
import { answerReview } from '../wallet/answer-review.ts';
import { listWaiting } from '../wallet/review-store.ts';
import { runCommand } from './command.ts';

const usage = `npm run review -- --act list --by "Your Name"   what waits, the most urgent first
npm run review -- --act answer --by "Your Name" --id REFUSAL --outcome upheld --reason "…"
  upheld: the refusal was right; lifted: it was wrong, and the partner may ask again`;

/** Refused payouts that partners dispute, answered by command. */
await runCommand(
  { usage, required: ['act', 'by'], defaults: { id: '', outcome: '', reason: '' } },
  async ({ act, by = '', id = '', outcome, reason = '' }, { db }) => {
    if (act === 'list') {
      const now = new Date();
      for (const one of await listWaiting(db.sql)) {
        const due = `${one.dueAt <= now ? 'OVERDUE since' : 'due'} ${one.dueAt.toISOString()}`;
        const cause = one.causedBy ? `, by ${one.causedBy}` : '';
        console.log(`${one.refusalId} ${one.username} ${one.reason}${cause}, ${due}: ${one.text}`);
      }
      return;
    }
    const decided = reviewOutcomes.find((known) => known === outcome);
    if (act !== 'answer' || !id || !decided || !reason) throw new StartError(usage);
    try {
      await answerReview(db, { refusalId: id, by, outcome: decided, reason }, new Date());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartError(refusalMessage('en', error.reason, error.facts));
    }
    console.log('Answered; the partner sees it.');
  },
);
