import type { Sql } from '../../platform/database/database.ts';

/** The shops that products of the demo lead to. */
export const listDemoShops = (sql: Sql) =>
  sql.many<{ name: string; merchant: string }>`
    select distinct on (1) substring(landing_url from 'shop=([a-z-]+)') "name",
           merchant_id merchant
      from product
     where landing_url like '/demo/shop?shop=%'
     order by 1, added_at desc`;

export const listSimulatedPlacements = (sql: Sql) =>
  sql.many<{ key: string; domain: string }>`
    select pl.key, coalesce(pl.domains[1], '') "domain"
      from placement pl join publisher p on p.id = pl.publisher_id
     where p.is_simulated order by pl.id`;
