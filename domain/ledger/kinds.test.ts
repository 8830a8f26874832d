import { expect, test } from 'vitest';
import { isPartnerPocket, type Pocket, pocketNames, pockets } from './accounts.ts';
import { isBetweenPartners, kindNames, kinds, recordTypes } from './kinds.ts';

type Place = `${'mine' | 'theirs' | 'shared'} ${Pocket}`;

/**
 * Gives back what was taken from the same partner: the database enforces the amount, since no flow
 * can.
 */
const givenBack = 'startup_restore';

/** Every flow of money between two partners and everyone else, with cash outside. */
function listWays(skip: readonly string[] = []): [Place, Place][] {
  const ways: [Place, Place][] = [];
  for (const kind of kindNames.filter((name) => !skip.includes(name))) {
    for (const [from, to] of kinds[kind].flows) {
      for (const whose of ['mine', 'theirs'] as const) {
        const other = whose === 'mine' ? 'theirs' : 'mine';
        const taker = isBetweenPartners(kind) ? other : whose;
        ways.push([placeOf(whose, from), placeOf(taker, to)]);
      }
    }
  }

  return ways;
}

const placeOf = (whose: 'mine' | 'theirs', pocket: Pocket): Place =>
  `${isPartnerPocket(pocket) ? whose : 'shared'} ${pocket}`;

/** Where money can go. Cash that left does not come back from there. */
function reachableFrom(start: Place, ways: readonly [Place, Place][]): Set<Place> {
  const found = new Set<Place>([start]);
  for (const place of found) {
    if (/ (cash|cash_out|bank_in|bank_out)$/.test(place) && start !== place) continue;
    for (const [from, to] of ways) if (from === place) found.add(to);
  }

  found.delete(start);
  return found;
}

/** The partner's own money. Unsettled earnings still belong to the merchant. */
const ownMoney = ['available', 'to_consume', 'publisher_pending', 'payout', 'exchange'] as const;

test.each(ownMoney)(
  "one partner's %s never becomes another's, except as a profit share",
  (pocket) => {
    const isTaken = (place: Place) => /^theirs (available|to_settle|payout|deposit)$/.test(place);
    const ways = listWays(['profit_share', givenBack]);
    expect([...reachableFrom(`mine ${pocket}`, ways)].filter(isTaken)).toEqual([]);
    expect([...reachableFrom(`mine ${pocket}`, listWays([givenBack]))].some(isTaken)).toBe(true);
  },
);

test('there is no security deposit: no kind of entry moves money into one', () => {
  const touching = kindNames.filter((kind) => kinds[kind].flows.flat().includes('deposit'));
  expect(touching).toEqual([]);
});

test('available funds grow only by cash, own pockets and merchants’ escrow', () => {
  // The loan for a recalled deposit goes straight into its reversal: the database enforces that.
  const ways = listWays(['profit_share', givenBack, 'recovery_open']);
  const otherKinds = pocketNames.filter((pocket) => pocket !== 'available');
  const sources = otherKinds.filter((pocket) => {
    const whose = isPartnerPocket(pocket) ? 'mine' : 'shared';
    return reachableFrom(`${whose} ${pocket}`, ways).has('mine available');
  });
  expect(sources.sort()).toEqual(
    [...ownMoney.slice(1), 'bank_in', 'cash', 'escrow', 'reserved', 'to_settle'].sort(),
  );
});

test.each(['promotions', 'capital'] as const)(
  '%s never becomes money that can be paid out',
  (pocket) => {
    const reached = [...reachableFrom(`shared ${pocket}`, listWays([givenBack]))];
    const isPaid = (place: Place) =>
      /(available|to_consume|to_settle|deposit|payout|exchange|escrow|reserved)$/.test(place);
    expect(reached.filter(isPaid)).toEqual([]);
  },
);

test('capital becomes available funds only as much as was taken from them for an advance', () => {
  const givers = kindNames.filter((kind) =>
    kinds[kind].flows.some(([from, to]) => from === 'capital' && to === 'available'),
  );
  expect(givers).toEqual([givenBack]);
  expect(kinds.startup_return.flows).toContainEqual(['available', 'capital']);
});

test('promotion money only becomes credit or delivery paid with it, or comes back', () => {
  const targets = kindNames.flatMap((kind) =>
    kinds[kind].flows.filter(([from]) => from === 'promotions').map(([, to]) => to),
  );
  expect([...new Set(targets)].sort()).toEqual(['discount']);
});

test('commission comes from the merchant’s escrow, and from nowhere else', () => {
  const into = (pocket: Pocket) =>
    [
      ...new Set(
        kindNames.flatMap((kind) =>
          kinds[kind].flows.filter(([, to]) => to === pocket).map(([from]) => from),
        ),
      ),
    ].sort();

  expect(into('to_settle')).toEqual(['reserved']);
  expect(into('reserved')).toEqual(['escrow', 'to_settle']);
  expect(into('escrow')).toEqual(['cash', 'reserved']);
});

test('the receivable of an advance leads to no money', () => {
  const reached = reachableFrom('mine advance_receivable', listWays());
  expect([...reached].sort()).toEqual(['mine advance_due', 'mine forgiven']);
});

test('a payout fee is taken out of the payout, together with it', () => {
  const takers = kindNames.filter((kind) =>
    kinds[kind].flows.some(([, to]) => to === 'payout_fee'),
  );
  expect(takers).toEqual(['payout_complete', 'exchange_complete']);

  for (const kind of takers) {
    expect(kinds[kind].flows.some(([from]) => from === 'available' || from === 'cash')).toBe(false);
  }
});

test('only cash and receivables from partners may be below zero', () => {
  const debit = pocketNames.filter((pocket) => pockets[pocket].side === 'debit');
  expect(debit).toEqual(['advance_receivable', 'bank_in', 'recovery_receivable', 'cash']);
});

test('every type of record is the type of some kind', () => {
  const usedFlows = new Set(kindNames.map((kind) => kinds[kind].type));
  expect([...usedFlows].sort()).toEqual([...recordTypes].sort());
});
