import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PriceModel } from '#domain/plan/price-ceiling.ts';
import { plainArray, type Sql } from '../../platform/database/database.ts';

/** The highest current price of placements of a format and category. */
export interface CategoryRate {
  readonly format: Format;
  readonly category: string;
  readonly priceModel: PriceModel;
  readonly price: Micro;
}

/** The highest current prices of placements in these formats, by category and price model. */
export const listCategoryRates = (
  sql: Sql,
  formats: readonly Format[],
  now: Date,
): Promise<CategoryRate[]> =>
  sql.many<CategoryRate>`
    select pl.format, pl.category, r.price_model, max(r.price) price
      from placement pl
      join lateral (select price_model, price from placement_rate
                     where placement_id = pl.id and since <= ${now}
                     order by since desc limit 1) r on true
     where pl.format = any(${plainArray(formats)}::text[])
       and not exists (select from placement_end e where e.placement_id = pl.id and e.at <= ${now})
     group by pl.format, pl.category, r.price_model`;
