import { DeskRefusal } from '#contract/desk/refusals.ts';
import type { Why } from '../catalogue/catalogue-acts.ts';
import type { ProductState } from '../catalogue/product-store.ts';
import type { Db } from '../db/db.ts';
import { offerPlans } from '../plan/push-plan.ts';
import { listActivePartners } from '../plan/step-store.ts';
import { noteActs } from './activity-store.ts';

interface PushTo {
  readonly partnerIds: readonly string[] | 'all';
  readonly offerDays: number;
}

/**
 * Offers a product to partners: each gets a plan, and a line in the own activity list that says
 * who sent it and why. Returns the numbers of the plans.
 */
export function pushProduct(
  db: Db,
  { id, isWithdrawn, isReplaced, creativeId }: ProductState,
  { partnerIds: to, offerDays }: PushTo,
  { by, reason, now }: Why,
): Promise<string[]> {
  if (isWithdrawn) throw new DeskRefusal('desk_product_withdrawn');
  if (isReplaced) throw new DeskRefusal('desk_product_replaced');
  if (creativeId === null) throw new DeskRefusal('desk_product_unreviewed');
  return db.transaction(async (sql) => {
    const partnerIds = to === 'all' ? await listActivePartners(sql) : to;
    const push = { productId: id, creativeId, partnerIds, offerDays };
    const offers = await offerPlans(sql, push, now);
    const rows = offers.map(({ partnerId, no }) => ({ partnerId, reference: no }));
    await noteActs(sql, { by, act: 'push', reason }, rows, now);
    return offers.map(({ no }) => no);
  });
}
