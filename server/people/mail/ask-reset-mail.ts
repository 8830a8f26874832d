import type { askResetMail as askRoute, waysBack as waysRoute } from '#contract/recovery.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PartnerUseCase } from '../partner/partner-services.ts';
import { queueResetMail } from './mail-store.ts';

export const waysBack: PartnerUseCase<typeof waysRoute> = async ({ isMailOffered }) => ({
  isMailOffered,
});

/**
 * Queues a reset link. Whether the account exists is looked up by the job that sends it, so neither
 * the answer nor its timing reveals that.
 */
export const askResetMail: PartnerUseCase<typeof askRoute> = async (call, { username }) => {
  if (!call.isMailOffered) throw new Refusal('call_not_found');
  const whose = usernameKey(username);
  if (whose === '') throw new Refusal('field_empty', { field: 'username' });
  const now = call.now();
  const tries = [
    { limit: 'resetMailOfPartner', whose } as const,
    ...fromAddress('resetMailFromAddress', call.address),
  ];
  await call.attempts.take(tries, now);
  await queueResetMail(call.db.sql, whose, now);
  return {};
};
