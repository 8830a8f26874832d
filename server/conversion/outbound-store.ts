import type { ConversionState } from '#domain/conversion/state.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';

export interface PostbackSetting {
  readonly no: number;
  readonly url: string | null;
  readonly kid: string;
  readonly at: Date;
}

/** A partner's current postback setting; null if there never was one. */
export async function findSetting(sql: Sql, partnerId: string): Promise<PostbackSetting | null> {
  const [row] = await sql<PostbackSetting>(
    `select no, url, kid, at from postback_setting where partner_id = $1
      order by no desc limit 1`,
    [partnerId],
  );
  return row ?? null;
}

export async function saveSetting(
  sql: Sql,
  partnerId: string,
  setting: PostbackSetting & { readonly secret: Buffer },
): Promise<void> {
  const { no, url, kid, secret, at } = setting;
  await sql(
    `insert into postback_setting (partner_id, no, url, kid, secret, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [partnerId, no, url, kid, secret, at],
  );
}

/** Queues the latest step of each conversion for partners with a postback URL. */
export async function queuePostbacks(sql: Sql, conversions: readonly string[]): Promise<void> {
  if (conversions.length === 0) return;
  await sql(
    `insert into postback_out (partner_id, setting_no, conversion_id, step, state, at)
     select s.partner_id, s.no, c.id, c.step, c.state, c.state_at
       from conversion_now c join plan p on p.id = c.plan_id
       join lateral (select * from postback_setting where partner_id = p.partner_id
                      order by no desc limit 1) s on s.url is not null
      where c.id = any ($1::uuid[])`,
    [conversions],
  );
}

/** A postback to send, with the attempts made so far. */
export interface DuePostback {
  readonly id: string;
  readonly partnerId: string;
  readonly url: string;
  readonly kid: string;
  readonly secret: Buffer;
  readonly planNo: string;
  readonly conversionId: string;
  readonly serveId: string;
  readonly state: ConversionState;
  readonly commission: Micro;
  readonly fee: Micro;
  readonly at: Date;
  readonly tries: number;
  readonly lastTryAt: Date | null;
}

/**
 * Undelivered postbacks since a moment. What was never tried comes first, then what was tried
 * longest ago, so that a site that is down for a day holds up no other.
 */
export const listUntold = (sql: Sql, since: Date, most = 2_000): Promise<DuePostback[]> =>
  sql<DuePostback>(
    `select o.id, o.partner_id "partnerId", s.url, s.kid, s.secret, p.no "planNo",
            c.id "conversionId", c.serve_id "serveId", o.state, c.commission, c.fee, o.at,
            coalesce(a.tries, 0) tries, a.last "lastTryAt"
       from postback_out o
       join postback_setting s on s.partner_id = o.partner_id and s.no = o.setting_no
       join conversion c on c.id = o.conversion_id join plan p on p.id = c.plan_id
       left join lateral (select count(*)::int tries, max(at) "last",
              bool_or(status between 200 and 299) is true taken
         from postback_attempt where out_id = o.id) a on true
      where o.at >= $1 and a.taken is not true
        -- A changed or removed URL cancels the postbacks queued for the old one.
        and not exists (select from postback_setting newer
              where newer.partner_id = o.partner_id and newer.no > o.setting_no)
      order by a.last nulls first, o.at, o.id limit $2`,
    [since, most],
  );

export interface Attempt {
  readonly outId: string;
  readonly no: number;
  readonly at: Date;
  readonly status: number | null;
  readonly failure: string | null;
}

export async function saveAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const { outId, no, at, status, failure } = attempt;
  await sql(
    `insert into postback_attempt (out_id, no, at, status, failure)
     values ($1, $2, $3, $4, $5)`,
    [outId, no, at, status, failure],
  );
}

export interface ToldAttempt extends Omit<Attempt, 'outId'> {
  readonly planNo: string;
  readonly conversionId: string;
  readonly state: ConversionState;
}

/** The latest postback attempts for a partner. */
export const listAttempts = (sql: Sql, partnerId: string, most: number): Promise<ToldAttempt[]> =>
  sql<ToldAttempt>(
    `select a.no, a.at, a.status, a.failure, p.no "planNo", o.conversion_id "conversionId",
            o.state
       from (select * from postback_out where partner_id = $1 order by at desc limit $2) o
       join postback_attempt a on a.out_id = o.id
       join conversion c on c.id = o.conversion_id join plan p on p.id = c.plan_id
      order by a.at desc, a.no desc limit $2`,
    [partnerId, most],
  );
