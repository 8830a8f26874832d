import type { listCreatives } from '#contract/desk/creatives.ts';
import type { Input, Reply } from '#contract/route.ts';
import { lastReviewState } from '../../ads/catalogue/catalogue.ts';
import { changesAsJson } from '../../people/status-change/status-change.ts';
import {
  fragment,
  type Queue,
  readPage,
  type Sql,
  type TimeAsText,
  toCursorTime,
} from '../../platform/database/database.ts';

type ListedCreative = Reply<typeof listCreatives>['list'][number];

type CreativeRow = Omit<ListedCreative, 'url' | 'impressions' | 'clicks' | 'orders' | 'reviews'> & {
  readonly sha256: string;
  readonly reviews: readonly TimeAsText<ListedCreative['reviews'][number]>[];
};

const creativeState = fragment`
  coalesce(${lastReviewState(fragment`c`)}, 'waiting')`;

type CreativeFilter = Input<typeof listCreatives>;

/** Creatives of a replaced or withdrawn product need no review: it is no longer offered. */
const isWaiting = fragment`
  not exists (select from status_change v where v.creative_id = c.id)
  and not exists (select from product_withdrawal w where w.product_id = c.product_id)
  and not exists (select from product n where n.replaces = c.product_id)`;

/** Newest first, except that waiting ones come oldest first. */
export function creativeQueue(filter: CreativeFilter): Queue {
  const { state = null, productId = null } = filter;
  const isQueue = state === 'waiting';
  const isInState = fragment`(${state}::text is null or ${creativeState} = ${state})`;

  return {
    columns: fragment`
      c.id, c.product_id, p.name product, m.name merchant, p.landing_url, c.title, c.titles,
      c.format, c.type, encode(c.sha256, 'hex') sha256, c.width, c.height, c.duration_ms,
      c.made_by "by", c.made_by_id by_id, c.carried_by, c.carried_by_id,
      ${toCursorTime(fragment`c.added_at`)} added_at, ${creativeState} state,
      ${changesAsJson(fragment`s.creative_id = c.id`)} reviews`,
    from: fragment`
      from creative c join product p on p.id = c.product_id
      join merchant m on m.id = p.merchant_id
     where ${isQueue ? isWaiting : isInState}
       and (${productId}::uuid is null or c.product_id = ${productId})`,
    at: toCursorTime(fragment`c.added_at`),
    id: fragment`c.id`,
    idType: 'int',
    isOldestFirst: isQueue,
    item: {
      id: fragment`c.id::text`,
      what: fragment`c.title`,
      whose: fragment`p.name`,
      by: fragment`coalesce(c.carried_by, c.made_by)`,
      byId: fragment`coalesce(c.carried_by_id, c.made_by_id)`,
      since: fragment`c.added_at`,
    },
  };
}

export const listCreativePage = (sql: Sql, filter: CreativeFilter) =>
  readPage<CreativeRow>(sql, creativeQueue(filter), filter.cursor);
