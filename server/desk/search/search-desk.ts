import type { searchDesk as searchDeskRoute } from '#contract/desk/search.ts';
import { searchCalls } from '#contract/desk/search-calls.ts';
import { type SearchKind, searchKinds } from '#domain/desk/search.ts';
import { formatMicro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type DeskUseCase, mayAsk } from '../call/desk-call.ts';
import { type Found, search } from './search-store.ts';
import { listMeant } from './similar-store.ts';

/** With this many exact hits, nobody looks for similar ones. */
const exactEnough = 5;
const similarMost = 8;

/** What is one slip away from the text and was not found by it. */
async function findSimilar(
  sql: Sql,
  kinds: readonly SearchKind[],
  text: string,
  exact: readonly Found[],
): Promise<Found[]> {
  if (exact.length >= exactEnough) return [];
  const nameOf = ({ kind, key }: Found) => `${kind} ${key}`;
  const found = new Map<string, Found>();
  for (const meant of await listMeant(sql, kinds, text)) {
    for (const one of await search(sql, [meant.kind], meant.text)) found.set(nameOf(one), one);
  }
  for (const one of exact) found.delete(nameOf(one));
  return [...found.values()].slice(0, similarMost);
}

/** Everybody finds what their roles may list, and nothing else. Exact hits come first. */
export const searchDesk: DeskUseCase<typeof searchDeskRoute> = async ({ db, staff }, { text }) => {
  const kinds = searchKinds.filter((kind) => mayAsk(staff, searchCalls[kind]));
  const exact = await search(db.sql, kinds, text);
  const similar = await findSimilar(db.sql, kinds, text, exact);
  return {
    list: [...exact, ...similar].map(({ amount, at, ...found }, place) => ({
      ...found,
      isSimilar: place >= exact.length,
      amount: amount === null ? null : formatMicro(amount),
      at: at?.toISOString() ?? null,
    })),
  };
};
