import { Refusal } from '#domain/refusal.ts';
import { findMerchant, saveContact } from '../../ads/catalogue/catalogue.ts';
import { lockPostbackKeys, makeMerchantLink } from '../../ads/conversion/conversion.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';

export async function getMerchant(sql: Sql, id: string) {
  const merchant = await findMerchant(sql, id);
  if (!merchant) throw new Refusal('desk_not_found');
  return merchant;
}

export const contactByTwo: ByTwoAct<ByTwoBodies['merchant-contact']> = {
  async about(sql, { id, contact }) {
    const { name, contact: before } = await getMerchant(sql, id);
    return { merchant: name, 'contact now': before || 'none', 'new contact': contact || 'none' };
  },
  async carryOut(sql, _call, input, { by, askedBy, reason, now }) {
    const { name } = await getMerchant(sql, input.id);
    if (!(await saveContact(sql, input))) throw new Refusal('desk_changed_meanwhile');
    const why = { ...(reason && { reason }), ...(askedBy && { askedBy }) };
    const about = { merchant: name, contact: input.contact, ...why };
    await noteInDeskLog(sql, { by, act: 'merchant-contact', about }, now);
    return null;
  },
};

export const postbackKeyByTwo: ByTwoAct<ByTwoBodies['postback-key']> = {
  async about(sql, { id, overlapDays }) {
    const { name, contact } = await getMerchant(sql, id);
    const overlap = `${overlapDays} days`;
    return {
      merchant: name,
      'link goes to': contact || 'nobody',
      'old keys stay good for': overlap,
    };
  },
  async carryOut(sql, call, { id, seen, overlapDays }, made) {
    const { by, askedBy, reason, now, codeWordHash } = made;
    if ((await lockPostbackKeys(sql, id)) !== seen) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const { name, contact } = await getMerchant(sql, id);
    if (contact.trim() === '') throw new Refusal('desk_no_contact');
    if (!codeWordHash) throw new Error('A link to a key opens with a word');
    const given = { merchantId: id, contact, overlapDays, codeWordHash };
    const names = { askedBy: askedBy ?? by, confirmedBy: by };
    const { token, expiresAt } = await makeMerchantLink(sql, { ...given, ...names }, now);
    const about = { merchant: name, contact, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'postback-key-link', about }, now);
    const address = `${call.appOrigin}/merchant-key?token=${token}`;
    return { address, contact, expiresAt: expiresAt.toISOString() };
  },
};
