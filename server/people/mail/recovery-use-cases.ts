import type * as recoveryRoutes from '#contract/recovery.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { RefusalError } from '#domain/refusal.ts';
import { enqueueMessage } from '../outbox/outbox-store.ts';
import type { PartnerUseCases } from '../partner/partner-services.ts';

export const recoveryUseCases = {
  async waysBack({ isMailOffered }) {
    return { isMailOffered };
  },

  /**
   * Enqueues a reset link. Whether the account exists is looked up by the job that sends it, so
   * neither the answer nor its timing reveals that.
   */
  async askResetMail(call, { username }) {
    if (!call.isMailOffered) throw new RefusalError('call_not_found');
    const key = usernameKey(username);
    if (key === '') throw new RefusalError('field_empty', { field: 'username' });

    const now = call.now();
    const attempts = [
      { limit: 'resetMailOfPartner', whose: key } as const,
      ...fromAddress('resetMailFromAddress', call.address),
    ];
    await call.attempts.take(attempts, now);
    await call.db.transaction((sql) =>
      enqueueMessage(sql, { kind: 'reset', recipient: { usernameKey: key } }, now),
    );
    return {};
  },
} satisfies PartnerUseCases<typeof recoveryRoutes>;
