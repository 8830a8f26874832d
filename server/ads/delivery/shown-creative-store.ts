import type { OtherWords } from '#domain/language.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import { fragment, plainArray, type Sql } from '../../platform/database/database.ts';
import { isApproved } from '../catalogue/creative-store.ts';

/** What a creative shows: a file and its texts. */
export interface CreativeFacts {
  readonly creativeId: number;
  readonly format: Format;
  readonly sha256: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly title: string;
  readonly titles: OtherWords;
  readonly isApproved: boolean;
}

/** All creatives of these products, rejected ones included: their ads may still be on screens. */
export const listShownCreatives = (
  sql: Sql,
  productIds: readonly string[],
): Promise<(CreativeFacts & { readonly productId: string })[]> =>
  sql.many`
    select c.product_id, c.id creative_id, c.format, encode(c.sha256, 'hex') sha256, c.type,
           c.width, c.height, c.duration_ms, c.title, c.titles,
           ${isApproved(fragment`c`)} is_approved
      from creative c where c.product_id = any(${plainArray(productIds)}::uuid[]) order by c.id`;
