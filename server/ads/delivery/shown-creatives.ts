import { noResults, type Results } from '#domain/delivery/decide.ts';
import { creativeShares, drawShare } from '#domain/delivery/rotation.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type CreativeFacts, listShownCreatives } from './shown-creative-store.ts';

interface Turns {
  readonly creatives: readonly CreativeFacts[];
  shares: readonly number[];
}

export type CreativeResults = ReadonlyMap<number, Results>;

/**
 * The creatives of a product, sorted by format once so that a request only draws. All plans of a
 * product share them and their rotation: they have the same targeting and rule, so results of one
 * plan hold for the others.
 */
export class ShownCreatives {
  /** The formats in which there is something to show. */
  readonly formats: readonly Format[];
  readonly #all: readonly CreativeFacts[];
  readonly #turns: Partial<Record<Format, Turns>> = {};

  constructor(all: readonly CreativeFacts[], results: CreativeResults) {
    this.#all = all;
    const approved = all.filter(({ isApproved }) => isApproved);
    this.formats = [...new Set(approved.map(({ format }) => format))].sort();
    for (const format of this.formats) {
      const creatives = approved.filter((one) => one.format === format);
      this.#turns[format] = { creatives, shares: [] };
    }
    this.weigh(results);
  }

  /** Splits the impressions according to current results. */
  weigh(results: CreativeResults): void {
    for (const turns of Object.values(this.#turns)) {
      turns.shares = creativeShares(
        turns.creatives.map(({ creativeId }) => results.get(creativeId) ?? noResults),
      );
    }
  }

  /** The creative for one view at a placement of this format. */
  draw(format: Format, random: () => number): CreativeFacts | null {
    const turns = this.#turns[format];
    if (!turns) return null;
    const { creatives, shares } = turns;
    const place = creatives.length === 1 ? 0 : drawShare(shares, random());
    return creatives[place] ?? null;
  }

  /** The creative a token was issued for, whether or not it is still approved. */
  find(creativeId: number): CreativeFacts | null {
    return this.#all.find((one) => one.creativeId === creativeId) ?? null;
  }

  /** Creatives whose share depends on their results, since another has the same format. */
  get competing(): number[] {
    return Object.values(this.#turns).flatMap(({ creatives }) =>
      creatives.length > 1 ? creatives.map(({ creativeId }) => creativeId) : [],
    );
  }
}

/** What a plan can show: its product's creatives, and their formats in the terms of placements. */
export interface Showing {
  readonly creatives: ShownCreatives;
  readonly formats: readonly Format[];
}

/** Rows of plans with the creatives of their products. Plans of one product share them. */
export async function withCreatives<Row extends { readonly productId: string }>(
  sql: Sql,
  rows: readonly Row[],
  results: CreativeResults,
): Promise<(Row & Showing)[]> {
  if (rows.length === 0) return [];
  const products = [...new Set(rows.map(({ productId }) => productId))];
  const found = Map.groupBy(await listShownCreatives(sql, products), (one) => one.productId);
  const known = new Map<string, ShownCreatives>();
  return rows.map((row) => {
    const { productId } = row;
    const creatives =
      known.get(productId) ?? new ShownCreatives(found.get(productId) ?? [], results);
    known.set(productId, creatives);
    return { ...row, creatives, formats: creatives.formats };
  });
}
