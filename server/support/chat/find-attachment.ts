import type { Attachment } from '#domain/chat/message.ts';
import { type Language, wordIn } from '#domain/language.ts';
import { findRecord } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findPlan, listPlanProducts } from '../../programme/plan/plan.ts';

/** The attachment's current state. It belonged to the partner when sent, which is checked again. */
export async function findAttachment(
  sql: Sql,
  partnerId: string,
  attachment: Attachment | null,
  language: Language = 'en',
) {
  if (attachment === null) return null;
  const { type, id } = attachment;
  if (type === 'image') return { type, id };

  if (type === 'plan') {
    const plan = await findPlan(sql, id);
    if (plan?.partnerId !== partnerId) return null;
    const [names] = await listPlanProducts(sql, [id]);
    const product = names ? wordIn(names.product, names.productNames, language) : '';
    return { type, id, product, status: plan.status };
  }

  const record = await findRecord(sql, partnerId, id);
  return record && { type, id, of: record.type, amount: record.amount, at: record.at };
}
