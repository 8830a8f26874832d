import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { type PayoutInput, whyNotPayout } from './payout.ts';
import { payoutReasonNames, payoutRefusals, type Remedy } from './payout-refusals.ts';
import { type Advance, returnAdvance, returnableNow } from './startup.ts';
import { now, random, seed, unit } from './test-draw.ts';

const nothing = [unit(0), unit(0), unit(0)] as const;

/** An account as far as its payouts are concerned, with the advance behind what is due. */
interface State {
  readonly facts: Omit<PayoutInput, 'startupDue'>;
  readonly advance: Omit<Advance, 'available'>;
  /** Whether staff rejected a payout: the amount came back, and no rule remembers it. */
  readonly isRejected: boolean;
}

const factsOf = ({ facts, advance }: State): PayoutInput => ({
  ...facts,
  startupDue: returnableNow(advance),
});

const withFacts = (state: State, change: Partial<PayoutInput>): State => ({
  ...state,
  facts: { ...state.facts, ...change },
});

/** Does what the remedy says, as the partner could, without paying anything in. */
const follow: Record<Remedy, (state: State) => State> = {
  'change-amount': (state) => {
    const { amount, available } = state.facts;
    return withFacts(state, { amount: available < amount ? available : unit(0.01) });
  },
  'ask-again': (state) => {
    const { fee } = state.facts;
    return withFacts(state, { fee: fee && { shown: fee.now, now: fee.now } });
  },
  'bind-card': (state) => {
    const { card, now } = state.facts;
    return withFacts(state, { card: { boundAt: now, isFirst: card === null, isOffered: true } });
  },
  // The first is set at once; a replacement for a disabled one waits a day, and payouts pause after
  // it.
  'set-pay-password': (state) => {
    if (!state.facts.hasPayPassword) return withFacts(state, { hasPayPassword: true });

    const later = new Date(state.facts.now.getTime() + 25 * 3_600_000);
    return withFacts(state, {
      isPayPasswordDisabled: false,
      payPasswordResetAt: later,
      now: later,
    });
  },
  'return-startup': (state) => {
    const { advance, facts } = state;
    const { available } = facts;
    const { fromLeft, fromEarnings, loss } = returnAdvance({ ...advance, available });
    if (fromLeft + fromEarnings + loss === 0n) throw new Error('a tap that does nothing');

    return {
      ...state,
      facts: { ...facts, available: micro(available - fromEarnings) },
      advance: {
        ...advance,
        left: micro(advance.left - fromLeft),
        due: micro(advance.due - fromLeft - fromEarnings - loss),
        earned: micro(advance.earned - fromEarnings),
      },
    };
  },
  // A day passes, and people have found out what was wrong with the books.
  wait: (state) =>
    withFacts(state, {
      now: new Date(state.facts.now.getTime() + 25 * 3_600_000),
      isLedgerStopped: false,
    }),
  'ask-review': (state) => ({ ...state, isRejected: false }),
  'ask-service': (state) => withFacts(state, { objectedAt: null }),
};

const whyNot = (state: State) =>
  state.isRejected
    ? {
        reason: 'payout_rejected' as const,
        facts: { remedy: payoutRefusals.payout_rejected.remedy },
      }
    : whyNotPayout(factsOf(state));

test(`100,000 states: following each remedy leads to the payout, never by paying in (SEED=${seed})`, () => {
  const draw = random(seed);
  const moment = () => (draw(3) === 0 ? new Date(now.getTime() - draw(48) * 3_600_000) : null);
  const money = (below: number) => micro(BigInt(draw(below)) * 1_000_000n);
  const reached = new Set<string>();

  for (let index = 0; index < 100_000; index += 1) {
    const available = micro(BigInt(draw(1_000)) * 10_000n);
    const [left, inPlans, used] = draw(3) === 0 ? [money(100), money(50), money(50)] : nothing;
    const fee = { shown: unit(1), now: draw(8) === 0 ? unit(2) : unit(1) };
    let state: State = {
      facts: {
        amount: micro(BigInt(draw(1_200)) * 10_000n),
        available,
        fee: draw(3) === 0 ? null : fee,
        card:
          draw(4) === 0
            ? null
            : { boundAt: moment() ?? now, isFirst: draw(2) === 0, isOffered: draw(5) > 0 },
        hasPayPassword: draw(4) > 0,
        isPayPasswordDisabled: draw(8) === 0,
        isLedgerStopped: draw(20) === 0,
        payPasswordResetAt: moment(),
        contactChangedAt: moment(),
        passwordResetAt: moment(),
        objectedAt: draw(20) === 0 ? moment() : null,
        now,
      },
      advance: { left, inPlans, due: micro(left + inPlans + used), earned: money(5) },
      isRejected: draw(10) === 0,
    };

    const { earned } = state.advance;
    let steps = 0;

    for (let no = whyNot(state); no; no = whyNot(state)) {
      reached.add(no.reason);
      if (payoutRefusals[no.reason].remedy !== no.facts.remedy) throw new Error('another remedy');

      // An empty wallet has nothing to pay out, which is not a refusal.
      if (state.facts.available === 0n) break;

      state = follow[payoutRefusals[no.reason].remedy](state);
      steps += 1;
      if (steps > 16) throw new Error(`no way out, seed ${seed}, state ${index}, ${no.reason}`);
    }

    // Nothing was paid in on the way: at most what the advance earned went back.
    if (state.facts.available > available) throw new Error('money appeared');
    if (available - state.facts.available > earned) throw new Error('own money was taken');
  }

  // Every reason in the list occurred on some path.
  expect([...reached].sort()).toEqual([...payoutReasonNames].sort());
});
