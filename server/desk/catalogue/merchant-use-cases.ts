import type * as merchants from '#contract/desk/merchants.ts';
import { keyLinkDays } from '#domain/desk/link-life.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { addMerchant, findMerchant, saveContact } from '../../ads/catalogue/catalogue.ts';
import { endPostbackKeys, lockPostbackKeys } from '../../ads/conversion/conversion.ts';
import type { Sql } from '../../platform/database/database.ts';
import { createLink, endLinks } from '../../platform/one-time-token/one-time-token.ts';
import { describeChanges } from '../approval/describe-changes.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { type KeyLinkRow, listMerchantPage } from './merchant-store.ts';

export const merchantUseCases = {
  async listMerchants({ db, now }, filter) {
    const { list, next } = await listMerchantPage(db.sql, filter, now());
    const merchants = list.map(({ link, ...merchant }) => ({
      ...merchant,
      link: link && withDates(link),
    }));
    return { list: merchants, next };
  },

  async makeMerchant({ sql, now, commandId }, { name, contact }) {
    const { id, details } = await addMerchant(sql, { id: commandId, name, contact }, now);
    return {
      subject: id,
      description: { merchant: name, contact: contact || 'none' },
      details,
    };
  },

  async changeContact({ sql }, input) {
    const { id, contact } = input;
    const { name, contact: contactBefore } = await getMerchant(sql, id);
    if (!(await saveContact(sql, input))) throw new RefusalError('desk_changed_meanwhile');

    return {
      subject: id,
      description: { merchant: name, ...describeChanges({ contact: contactBefore }, { contact }) },
      details: { merchant: name, contact },
    };
  },

  /** The requester sees the word and the approver the link, so that nobody here has both. */
  async makePostbackKey(call, { id, seen: seenKeys, overlapDays }) {
    const { sql, now, requestedBy, decidedBy, codeWordHash, appOrigin } = call;
    if ((await lockPostbackKeys(sql, id)) !== seenKeys)
      throw new RefusalError('desk_changed_meanwhile');
    const { name, contact } = await getMerchant(sql, id);
    if (contact.trim() === '') throw new RefusalError('desk_no_contact');
    if (!codeWordHash) throw new Error('A link to a key opens with a word');

    const expiresAt = daysAfter(now, keyLinkDays);
    const decision = { askedBy: requestedBy, confirmedBy: decidedBy ?? requestedBy };
    const link = {
      purpose: 'merchant-key',
      ownerId: id,
      expiresAt,
      codeWordHash,
      details: { overlapDays, ...decision },
    } as const;
    const token = await createLink(sql, link, now);

    return {
      subject: id,
      description: {
        merchant: name,
        'link goes to': contact,
        'old keys stay good for': `${overlapDays} days`,
      },
      details: { merchant: name, contact },
      link: {
        address: `${appOrigin}/merchant-key?token=${token}`,
        contact,
        expiresAt,
      },
    };
  },

  /** This only protects, so one person can do it at once. */
  async endPostbackKeys({ sql, now }, { id }) {
    const { name, contact } = await getMerchant(sql, id);
    const ended = await endPostbackKeys(sql, id, now);
    await endLinks(sql, ['merchant-key'], id, now);
    return {
      reply: { ended },
      details: { merchant: name, keys: String(ended) },
      hits: { merchantId: id, contact },
    };
  },
} satisfies DeskUseCases<typeof merchants>;

/** JSON of the database has moments as text. */
const withDates = ({ madeAt, expiresAt, openedAt, ...link }: KeyLinkRow) => ({
  ...link,
  madeAt: new Date(madeAt),
  expiresAt: new Date(expiresAt),
  openedAt: openedAt === null ? null : new Date(openedAt),
});

async function getMerchant(sql: Sql, id: string) {
  const merchant = await findMerchant(sql, id);
  if (!merchant) throw new RefusalError('desk_not_found');
  return merchant;
}
