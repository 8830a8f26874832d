import type { listMerchants } from '#contract/desk/merchants.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  fragment,
  type List,
  literal,
  readPage,
  type Sql,
  toCursorTime,
  toLikePattern,
} from '../../platform/database/database.ts';
import { isReplaced } from './product-store.ts';

type MerchantRow = Omit<Reply<typeof listMerchants>['list'][number], 'link'> & {
  readonly link: KeyLinkRow | null;
};

/** The newest link to a merchant's key, as a row. */
export interface KeyLinkRow {
  readonly askedBy: string;
  readonly confirmedBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly openedAt: string | null;
  readonly isEnded: boolean;
}

const keysMax = 100;

/** Newest first. */
export async function listMerchantPage(sql: Sql, filter: Input<typeof listMerchants>, now: Date) {
  const nameLike = toLikePattern(filter.name);

  const merchants: List = {
    columns: fragment`
      m.id, m.name, m.contact, m.version, ${toCursorTime(fragment`m.added_at`)} added_at,
      coalesce((select a.balance from account a
                 where a.owner = m.id and a.pocket = 'escrow'), 0) escrow,
      (select count(*)::int from product p
        where p.merchant_id = m.id and not ${isReplaced}) products,
      (select count(*)::int from postback_key k where k.merchant_id = m.id) keys,
      array(select k.kid from postback_key k
             where k.merchant_id = m.id
               and (k.valid_until is null or k.valid_until > ${now})
             order by k.valid_from limit ${literal(keysMax)}) keys_now,
      (select json_build_object('askedBy', l.details ->> 'askedBy',
                'confirmedBy', l.details ->> 'confirmedBy', 'madeAt', l.created_at,
                'expiresAt', l.expires_at, 'openedAt', l.used_at,
                'isEnded', l.ended_at is not null)
         from one_time_token l
        where l.owner_id = m.id and l.purpose = 'merchant-key' and l.is_history
        order by l.created_at desc limit 1) link`,
    from: fragment`
      from merchant m
     where (${nameLike}::text is null or m.name ilike '%' || ${nameLike} || '%')`,
    at: toCursorTime(fragment`m.added_at`),
    id: fragment`m.id`,
    idType: 'uuid',
  };
  return readPage<MerchantRow>(sql, merchants, filter.cursor);
}
