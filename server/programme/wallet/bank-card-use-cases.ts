import { randomUUID } from 'node:crypto';
import type * as bankCards from '#contract/bank-card.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import {
  type CardValue,
  cleanCard,
  labelIn,
  lastFour,
  maskCard,
  targetFields,
  whyNotCard,
} from '#domain/wallet/card.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import {
  hashConfirmation,
  lockPayPassword,
  saveSignature,
  takeConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endOtherSessions } from '../../people/partner/partner.ts';
import { idempotent } from '../../platform/database/database.ts';
import { type Card, findCard, lockCard, saveCard } from './card-store.ts';
import { cardFingerprint, openCard, sealCard } from './seal-card.ts';

export const bankCardUseCases = {
  /** The bound card, masked but still recognisable to its owner. */
  async bankCard({ db, partner, secrets, settings, language }) {
    const card = await findCard(db.sql, partner.id);
    if (!card) return { card: null };
    const fields = maskCard(openCard(secrets.cardKey, card));
    const label = labelIn(settings.configuration.withdrawMethods, card, language);
    return { card: { ...card, label, fields } };
  },

  /** Runs the checks that need no confirmation, before the owner types the password. */
  async checkBankCard(call, input) {
    const { partner, secrets, settings } = call;
    const method = getMethod(settings.configuration.withdrawMethods, input.method);
    refuse(whyNotCard(method, input.fields));
    const boundCard = await findCard(call.db.sql, partner.id);
    if (!boundCard) return {};

    await call.attempts.take([{ limit: 'cardOfPartner', whose: partner.id }], call.now());
    const fields = cleanCard(input.fields);
    if (isSameCard(secrets.cardKey, boundCard, { ...input, fields }))
      throw new RefusalError('card_same');
    return {};
  },

  /** Binds a card or wallet address. The confirmation covers every field. */
  async editBankCard(call, { requestId, confirmation, ...input }) {
    const { db, partner, settings } = call;
    const { cardKey } = call.secrets;
    const now = call.now();
    const method = getMethod(settings.configuration.withdrawMethods, input.method);
    refuse(whyNotCard(method, input.fields));
    const fields = cleanCard(input.fields);
    const request = {
      key: requestKey('editBankCard', partner.id, requestId),
      input: { method: method.id, fingerprint: cardFingerprint(cardKey, fields) },
    };

    return db.transaction((sql) =>
      idempotent(sql, request, now, async () => {
        await lockPayPassword(sql, partner.id);
        const subject = { action: 'card', method: method.id, fields } as const;
        await takeConfirmation(sql, partner, confirmation, subject, now);

        const replacedCard = await lockCard(sql, partner.id);
        if (replacedCard && isSameCard(cardKey, replacedCard, subject))
          throw new RefusalError('card_same');

        const { kind, label } = method;

        const cardIds = { id: randomUUID(), partnerId: partner.id };
        const last4 = lastFour(kind, fields);
        const targets = fields.filter(({ field }) => field === targetFields[kind]);

        await saveCard(sql, {
          ...cardIds,
          method: method.id,
          label,
          kind,
          sealed: sealCard(cardKey, cardIds, fields),
          last4,
          // Identifies the destination account only, whatever the other fields say.
          fingerprint: cardFingerprint(cardKey, targets),
          boundAt: now,
        });
        await saveSignature(sql, {
          confirmationHash: hashConfirmation(confirmation),
          cardId: cardIds.id,
        });

        // Other sessions may be an intruder's, so they end when the payout destination changes.
        if (replacedCard) await endOtherSessions(sql, partner.id, partner.sessionId, now);
        const noticeKind = replacedCard ? 'card-replaced' : 'card-bound';
        const details = { method: method.id, label, last4 };
        await leaveNotice(sql, {
          partnerId: partner.id,
          createdAt: now,
          kind: noticeKind,
          details,
        });
        return { id: cardIds.id };
      }),
    );
  },
} satisfies UseCases<typeof bankCards>;

function getMethod<Method extends { readonly id: string }>(
  methods: readonly Method[],
  id: string,
): Method {
  const method = methods.find((method) => method.id === id);
  if (!method) throw new RefusalError('card_method_unknown');
  return method;
}

const isSameCard = (
  key: Buffer,
  card: Card,
  otherCard: { readonly method: string; readonly fields: readonly CardValue[] },
): boolean =>
  card.method === otherCard.method &&
  cardFingerprint(key, openCard(key, card)) === cardFingerprint(key, otherCard.fields);
