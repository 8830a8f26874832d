import type {
  changeContact as changeContactRoute,
  endPostbackKeys as endPostbackKeysRoute,
  listMerchants as listRoute,
  makeMerchant,
  makePostbackKey as makePostbackKeyRoute,
} from '#contract/desk/merchants.ts';
import { formatMicro } from '#domain/money.ts';
import { addMerchant } from '../../ads/catalogue/catalogue.ts';
import { endMerchantLinks, endPostbackKeysOf } from '../../ads/conversion/conversion.ts';
import { makeCodeWord } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { type KeyLinkRow, listMerchants as listStored } from './catalogue-store.ts';
import { contactByTwo, getMerchant, postbackKeyByTwo } from './merchant-by-two.ts';

export const listMerchants: DeskUseCase<typeof listRoute> = async ({ db, now }, input) => {
  const { list, next } = await listStored(db.sql, input, now());
  const shown = list.map(({ escrow, at, keyLink, ...merchant }) => ({
    ...merchant,
    link: keyLink && linkView(keyLink),
    escrow: formatMicro(escrow),
    addedAt: at.toISOString(),
  }));
  return { list: shown, next };
};

const linkView = ({ madeAt, expiresAt, openedAt, ...link }: KeyLinkRow) => ({
  ...link,
  madeAt: new Date(madeAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
  openedAt: openedAt && new Date(openedAt).toISOString(),
});

export const make: DeskUseCase<typeof makeMerchant> = async (call, { reason, ...merchant }) => {
  const why = { by: call.staff.name, reason, now: call.now() };
  return { id: await addMerchant(call.db, merchant, why) };
};

export const changeContact: DeskUseCase<typeof changeContactRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'merchant-contact',
      act: contactByTwo,
      subject: body.id,
      body,
      reason,
    }),
  }));

/** The requester sees the word and the confirmer the link, so that nobody here has both. */
export const makePostbackKey: DeskUseCase<typeof makePostbackKeyRoute> = (
  call,
  { reason, ...body },
) =>
  call.db.transaction(async (sql) => {
    const { word, codeWordHash } = makeCodeWord();
    const asking = {
      kind: 'postback-key',
      act: postbackKeyByTwo,
      subject: body.id,
      body,
      reason,
      codeWordHash,
    } as const;
    return { id: await askByTwo(sql, call, asking), word };
  });

/** This only protects, so one person can do it at once. */
export const endPostbackKeys: DeskUseCase<typeof endPostbackKeysRoute> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const { name } = await getMerchant(sql, id);
    const ended = await endPostbackKeysOf(sql, id, call.now());
    await endMerchantLinks(sql, id, call.now());
    const about = { merchant: name, keys: String(ended), reason };
    await noteInDeskLog(
      sql,
      { by: call.staff.name, act: 'postback-keys-ended', about },
      call.now(),
    );
    return { ended };
  });
