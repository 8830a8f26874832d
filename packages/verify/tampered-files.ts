import type { StoredRecord } from '../../domain/ledger/verify.ts';
import { hourMs } from '../../domain/time.ts';
import {
  makeAnchor,
  makeChain,
  makeSigner,
  makeStatement,
  type TestStatement,
} from '../../server/proof/statement/test-books.ts';
import { type Given, type Tampered, tamperings } from './tamperings.ts';

export const owner = 'a0000000-0000-4000-8000-000000000001';
export const other = 'a0000000-0000-4000-8000-000000000002';
export const first = new Date('2026-03-01T00:00:00Z');
export const time = (hours: number) => new Date(first.getTime() + hours * hourMs);
export const signer = makeSigner();
export const thief = makeSigner();
export const remarks = ['ขอบคุณ', '', 'Vielen Dank "für" alles', '=1+1\n\u2028東京 🙂', 'plain'];
export const chain = makeChain(owner, 60, first, remarks);

/** A statement over some hours of the chain, with one record per hour. */
export const between = (
  from: number,
  to: number,
  overrides: TestStatement = {},
  records: readonly StoredRecord[] = chain,
) =>
  makeStatement(records, signer, {
    from: time(from),
    to: time(to),
    generatedAt: time(100),
    ...overrides,
  });

/** The same random numbers for the same seed. */
export function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Statements to tamper with: some of them are covered by a root. */
function givens(): Given[] {
  const foreign = makeChain(other, 60, first, remarks);
  const anchor = makeAnchor(chain, signer, { no: 3, seq: 30, at: time(31) });
  const statements = [
    { own: between(0, 25), later: between(25, 50), foreign: between(0, 40, {}, foreign) },
    // One of another partner, over the same records.
    {
      own: between(11, 36, { anchor }),
      later: between(30, 60, { anchor }),
      foreign: between(11, 36, {}, foreign),
    },
  ];

  return statements.map((three) => ({ ...three, signer, thief }));
}

/** Files changed in every known way, in turn. */
export function makeTampered(
  count: number,
  seed: number,
): (Tampered & { readonly name: string })[] {
  const material = givens();
  const chance = chances(seed);
  const names = Object.keys(tamperings);

  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    const tampered = tamperings[name]?.(material[chance(material.length)] as Given, chance);
    if (!tampered) throw new Error('There is no such tampering');
    return { ...tampered, name: `${index} ${name}` };
  });
}
