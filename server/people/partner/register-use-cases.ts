import { randomUUID } from 'node:crypto';
import type * as registerRoutes from '#contract/register.ts';
import { wordIn } from '#domain/language.ts';
import { whyNotUse } from '#domain/partner/status.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkCode } from './check-code.ts';
import { startSession } from './create-sessions.ts';
import { getHandover, useHandover } from './handover.ts';
import type { PartnerUseCases } from './partner-services.ts';
import { findHostPartner, insertPartner } from './partner-store.ts';
import { redeemCode } from './redeem-code.ts';
import { registerAccount } from './register-account.ts';

export const registerUseCases = {
  /** Both versions of the call do the same. */
  register: registerAccount,
  registerV2: registerAccount,

  /** Opens an account for a host app's user and logs in, all or nothing. */
  async openAccount(call, { licenseKey, ...input }) {
    refuseEmpty(licenseKey);
    const { db, device, address, language, timeZone } = call;
    const now = call.now();
    await checkCode(call, licenseKey);
    const handover = await getHandover(db.sql, input.handover, now);

    return db.transaction(async (sql) => {
      await useHandover(sql, handover, now);
      const partner = await findHostPartner(sql, handover.host, handover.user);
      // An existing account is simply logged in, and the code remains unused.
      if (partner) {
        refuse(whyNotUse(partner.status, partner.language));
        return startSession(sql, { partnerId: partner.id, device, address, now });
      }

      const id = randomUUID();
      const isNew = await insertPartner(sql, {
        id,
        username: null,
        nickname: handover.user.slice(0, 40),
        email: '',
        phone: '',
        passwordHash: null,
        entry: handover.host,
        hostUser: handover.user,
        status: 'active',
        language,
        timeZone: timeZone.name,
        createdAt: now,
      });
      // A concurrent call opened the account first; this caller may try again.
      if (!isNew) throw new RefusalError('busy');

      await redeemCode(sql, licenseKey, id, now);
      await leaveNotice(sql, { partnerId: id, createdAt: now, kind: 'welcome' });
      return startSession(sql, { partnerId: id, device, address, now });
    });
  },

  /** Shows what a code grants before an account is opened with it. Uses nothing up. */
  async previewCode(call, { licenseKey }) {
    refuseEmpty(licenseKey);
    const { issuer, terms, otherTerms, expiresAt } = await checkCode(call, licenseKey);
    return { issuer, terms: wordIn(terms, otherTerms, call.language), expiresAt };
  },
} satisfies PartnerUseCases<typeof registerRoutes>;

function refuseEmpty(licenseKey: string): void {
  if (licenseKey.trim() === '') throw new RefusalError('field_empty', { field: 'licenseKey' });
}
