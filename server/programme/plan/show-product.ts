import type { productDetail } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getPlanProduct, listCreativeFiles } from './history-store.ts';
import type { Plan } from './plan-store.ts';
import { productNameOf } from './plan-view.ts';

/** The product of a plan: its creatives and its landing page. */
export async function showProduct(
  sql: Sql,
  plan: Plan,
  language: Language,
): Promise<Reply<typeof productDetail>> {
  const product = await getPlanProduct(sql, plan, language);
  const creativeFiles = await listCreativeFiles(sql, plan);
  const distinctFiles = [...new Map(creativeFiles.map((file) => [file.sha256, file])).values()];
  const creatives = distinctFiles.map(({ sha256, ...file }) => ({
    ...file,
    url: `/creatives/${sha256}`,
  }));
  const [creative] = creatives;
  if (!creative) throw new Error('A plan without a creative');

  const { landingUrl } = product;
  return {
    ...product,
    planNo: plan.no,
    name: productNameOf(product, language),
    creative,
    creatives,
    // A relative address is a demo page on this host, which the browser already knows.
    landingHost: landingUrl.startsWith('/') ? '' : new URL(landingUrl).host,
    status: plan.status,
  };
}
