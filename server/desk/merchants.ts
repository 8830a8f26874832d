import type {
  changeContact,
  listMerchants as listRoute,
  makeMerchant,
  makePostbackKey,
} from '#contract/desk/merchants.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { formatMicro } from '#domain/money.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { addMerchant } from '../catalogue/catalogue-acts.ts';
import { findMerchant, saveContact } from '../catalogue/merchant-store.ts';
import { givePostbackKey } from '../staff/postback-key.ts';
import { listMerchants as listStored } from './catalogue-store.ts';
import type { DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';

export const listMerchants: DeskUseCase<typeof listRoute> = async ({ db }, input) => {
  const { list, next } = await listStored(db.sql, input);
  const shown = list.map(({ escrow, at, ...merchant }) => ({
    ...merchant,
    escrow: formatMicro(escrow),
    addedAt: at.toISOString(),
  }));
  return { list: shown, next };
};

export const make: DeskUseCase<typeof makeMerchant> = async (call, { reason, ...merchant }) => {
  const why = { by: call.staff.name, reason, now: call.now() };
  return { id: await addMerchant(call.db, merchant, why) };
};

export const saveNewContact: DeskUseCase<typeof changeContact> = (call, input) =>
  call.db.transaction(async (sql) => {
    const merchant = await findMerchant(sql, input.id);
    if (!merchant) throw new DeskRefusal('desk_not_found');
    if (!(await saveContact(sql, input))) throw new DeskRefusal('desk_changed_meanwhile');
    const about = { merchant: merchant.name, contact: input.contact };
    await noteInLog(sql, { by: call.staff.name, act: 'merchant-contact', about }, call.now());
    return {};
  });

export const makeKey: DeskUseCase<typeof makePostbackKey> = async (call, input) => {
  if (!(await findMerchant(call.db.sql, input.id))) throw new DeskRefusal('desk_not_found');
  const now = call.now();
  const until = new Date(now.getTime() + input.overlapDays * dayMs);
  const why = { by: call.staff.name, reason: input.reason, now };
  return givePostbackKey(call.db, call.secrets, input.id, until, why, input.seen);
};
