import type { searchDesk as searchDeskRoute } from '#contract/desk/search.ts';
import { searchCalls } from '#contract/desk/search-calls.ts';
import { searchKinds } from '#domain/desk/search.ts';
import { formatMicro } from '#domain/money.ts';
import { type DeskUseCase, mayAsk } from '../call/desk-call.ts';
import { search } from './search-store.ts';

/** Everybody finds what their roles may list, and nothing else. */
export const searchDesk: DeskUseCase<typeof searchDeskRoute> = async ({ db, staff }, { text }) => {
  const kinds = searchKinds.filter((kind) => mayAsk(staff, searchCalls[kind]));
  const list = await search(db.sql, kinds, text);
  return {
    list: list.map(({ amount, at, ...found }) => ({
      ...found,
      amount: amount === null ? null : formatMicro(amount),
      at: at?.toISOString() ?? null,
    })),
  };
};
