import { noResults, type Results } from '#domain/delivery/decide.ts';
import { creativeShares, drawShare } from '#domain/delivery/rotation.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type CreativeFacts, listShownCreatives } from './shown-creative-store.ts';

interface Rotation {
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
  readonly #creatives: readonly CreativeFacts[];
  readonly #rotations: Partial<Record<Format, Rotation>> = {};

  constructor(creatives: readonly CreativeFacts[], results: CreativeResults) {
    this.#creatives = creatives;
    const approved = creatives.filter(({ isApproved }) => isApproved);
    this.formats = [...new Set(approved.map(({ format }) => format))].sort();

    for (const format of this.formats) {
      const creatives = approved.filter((creative) => creative.format === format);
      this.#rotations[format] = { creatives, shares: [] };
    }

    this.updateShares(results);
  }

  /** Splits the impressions according to current results. */
  updateShares(results: CreativeResults): void {
    for (const rotation of Object.values(this.#rotations)) {
      rotation.shares = creativeShares(
        rotation.creatives.map(({ creativeId }) => results.get(creativeId) ?? noResults),
      );
    }
  }

  /** The creative for one view at a placement of this format. */
  drawCreative(format: Format, random: () => number): CreativeFacts | null {
    const rotation = this.#rotations[format];
    if (!rotation) return null;

    const { creatives, shares } = rotation;
    const index = creatives.length === 1 ? 0 : drawShare(shares, random());

    return creatives[index] ?? null;
  }

  /** The creative a token was issued for, whether or not it is still approved. */
  find(creativeId: number): CreativeFacts | null {
    return this.#creatives.find((creative) => creative.creativeId === creativeId) ?? null;
  }

  /** Creatives whose share depends on their results, since another has the same format. */
  get competing(): number[] {
    return Object.values(this.#rotations).flatMap(({ creatives }) =>
      creatives.length > 1 ? creatives.map(({ creativeId }) => creativeId) : [],
    );
  }
}

/** What a plan can show: its product's creatives, and their formats in the terms of placements. */
export interface CreativeSet {
  readonly creatives: ShownCreatives;
  readonly formats: readonly Format[];
}

/** Rows of plans with the creatives of their products. Plans of one product share them. */
export async function withCreatives<Row extends { readonly productId: string }>(
  sql: Sql,
  rows: readonly Row[],
  results: CreativeResults,
): Promise<(Row & CreativeSet)[]> {
  if (rows.length === 0) return [];

  const products = [...new Set(rows.map(({ productId }) => productId))];
  const creativesByProduct = Map.groupBy(
    await listShownCreatives(sql, products),
    (creative) => creative.productId,
  );
  const shownByProduct = new Map<string, ShownCreatives>();

  return rows.map((row) => {
    const { productId } = row;
    const creatives =
      shownByProduct.get(productId) ??
      new ShownCreatives(creativesByProduct.get(productId) ?? [], results);
    shownByProduct.set(productId, creatives);
    return { ...row, creatives, formats: creatives.formats };
  });
}
