import { randomUUID } from 'node:crypto';
import type {
  checkBankCard as checkRoute,
  bankCard as detailRoute,
  editBankCard as editRoute,
} from '#contract/bank-card.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import {
  type CardValue,
  cleanCard,
  labelIn,
  lastFour,
  maskCard,
  targetFields,
  whyNotCard,
} from '#domain/wallet/card.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import {
  confirmationHash,
  keepSignature,
  lockPayPassword,
  takeConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endOtherSessions } from '../../people/partner/partner.ts';
import { idempotent } from '../../platform/database/database.ts';
import { type Card, findCard, lockCard, saveCard } from './card-store.ts';
import { cardFingerprint, openCard, sealCard } from './seal-card.ts';

/** The bound card, masked but still recognisable to its owner. */
export const bankCard: UseCase<typeof detailRoute> = async (call) => {
  const { secrets, settings } = call;
  const card = await findCard(call.db.sql, call.member.id);
  if (!card) return { card: null };
  const fields = maskCard(openCard(secrets.cardKey, card));
  const { withdrawMethods } = settings.configuration;
  const label = labelIn(withdrawMethods, card, call.language);
  return { card: { ...card, label, fields, boundAt: card.boundAt.toISOString() } };
};

/** Runs the checks that need no confirmation, before the owner types the password. */
export const checkBankCard: UseCase<typeof checkRoute> = async (call, input) => {
  const key = call.secrets.cardKey;
  const method = methodOf(call.settings.configuration.withdrawMethods, input.method);
  refuse(whyNotCard(method, input.fields));
  const bound = await findCard(call.db.sql, call.member.id);
  if (!bound) return {};
  await call.attempts.take([{ limit: 'cardOfPartner', whose: call.member.id }], call.now());
  if (isSameCard(key, bound, { ...input, fields: cleanCard(input.fields) })) {
    throw new Refusal('card_same');
  }
  return {};
};

function methodOf<Method extends { readonly id: string }>(
  methods: readonly Method[],
  id: string,
): Method {
  const method = methods.find((one) => one.id === id);
  if (!method) throw new Refusal('card_method_unknown');
  return method;
}

const isSameCard = (
  key: Buffer,
  card: Card,
  asked: { readonly method: string; readonly fields: readonly CardValue[] },
): boolean =>
  card.method === asked.method &&
  cardFingerprint(key, openCard(key, card)) === cardFingerprint(key, asked.fields);

/** Binds a card or wallet address. The confirmation covers every field. */
export const editBankCard: UseCase<typeof editRoute> = async (call, input) => {
  const { db, member, secrets, settings } = call;
  const now = call.now();
  const key = secrets.cardKey;
  const method = methodOf(settings.configuration.withdrawMethods, input.method);
  refuse(whyNotCard(method, input.fields));
  const fields = cleanCard(input.fields);
  const asked = { method: method.id, fingerprint: cardFingerprint(key, fields) };
  return db.transaction((sql) =>
    idempotent(
      sql,
      { key: requestKey('editBankCard', member.id, input.requestId), input: asked },
      now,
      async () => {
        await lockPayPassword(sql, member.id);
        const subject = { action: 'card', method: method.id, fields } as const;
        await takeConfirmation(sql, member, input.confirmation, subject, now);
        const before = await lockCard(sql, member.id);
        if (before && isSameCard(key, before, subject)) throw new Refusal('card_same');
        const { kind, label } = method;
        const own = { id: randomUUID(), partnerId: member.id };
        const last4 = lastFour(kind, fields);
        const sealed = sealCard(key, own, fields);
        // Identifies the destination account only, whatever the other fields say.
        const fingerprint = cardFingerprint(
          key,
          fields.filter(({ field }) => field === targetFields[kind]),
        );
        const kept = { label, kind, sealed, last4, fingerprint, boundAt: now };
        await saveCard(sql, { ...own, method: method.id, ...kept });
        const shown = confirmationHash(input.confirmation);
        await keepSignature(sql, { confirmationHash: shown, cardId: own.id });
        // Other sessions may be an intruder's, so they end when the payout destination changes.
        if (before) await endOtherSessions(sql, member.id, member.sessionId, now);
        const what = before ? 'card-replaced' : 'card-bound';
        const facts = { method: method.id, label, last4 };
        await leaveNotice(sql, { partnerId: member.id, at: now, what, facts });
        return { id: own.id };
      },
    ),
  );
};
