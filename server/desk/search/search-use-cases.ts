import { readableKinds } from '#contract/desk/approval-rules.ts';
import type * as search from '#contract/desk/search.ts';
import { searchCalls } from '#contract/desk/search-calls.ts';
import { type SearchKind, searchKinds } from '#domain/desk/search.ts';
import type { Sql } from '../../platform/database/database.ts';
import { mayAsk } from '../call/desk-call.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listHits, type SearchHit, type SearchReader } from './search-store.ts';
import { listSuggestions } from './similar-store.ts';

/** With this many exact hits, nobody looks for similar ones. */
const exactHitsMin = 5;
const similarHitsMax = 8;

export const searchUseCases = {
  /** Everybody finds what their roles may list, and nothing else. Exact hits come first. */
  async searchDesk({ db, staff, now }, { text }) {
    const reader = { now: now(), approvalKinds: readableKinds(staff.roles) };
    const kinds = searchKinds.filter((kind) => mayAsk(staff, searchCalls[kind]));
    const exactHits = await listHits(db.sql, kinds, text, reader);
    const similarHits = await findSimilar(db.sql, kinds, text, exactHits, reader);

    return {
      list: [
        ...exactHits.map((hit) => ({ ...hit, isSimilar: false })),
        ...similarHits.map((hit) => ({ ...hit, isSimilar: true })),
      ],
    };
  },
} satisfies DeskUseCases<typeof search>;

/** What is one slip away from the text and was not found by it. */
async function findSimilar(
  sql: Sql,
  kinds: readonly SearchKind[],
  text: string,
  exactHits: readonly SearchHit[],
  reader: SearchReader,
): Promise<SearchHit[]> {
  if (exactHits.length >= exactHitsMin) return [];

  const nameOf = ({ kind, key }: SearchHit) => `${kind} ${key}`;
  const hits = new Map<string, SearchHit>();
  for (const suggestion of await listSuggestions(sql, kinds, text)) {
    const suggestedHits = await listHits(sql, [suggestion.kind], suggestion.text, reader);
    for (const hit of suggestedHits) hits.set(nameOf(hit), hit);
  }

  for (const hit of exactHits) hits.delete(nameOf(hit));
  return [...hits.values()].slice(0, similarHitsMax);
}
