import { createHmac, randomBytes } from 'node:crypto';
import type {
  issueCodes as issueCodesRoute,
  listCodes as listCodesRoute,
  revokeCodes as revokeCodesRoute,
} from '#contract/desk/codes.ts';
import { codeStateOf } from '#domain/desk/code-state.ts';
import { batchFromBytes, codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { daysAfter } from '#domain/time.ts';
import { codeIdOf, listIssuedCodes, revokeUnused, saveCode } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { idempotentCall } from '../call/idempotent-call.ts';

/**
 * Only digests of codes are stored, so a repeated press cannot be answered from them: the codes are
 * derived from the request id and a key outside the database.
 */
const codesOf = ({ pepper }: Secrets, press: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    codeFromBytes(createHmac('sha256', pepper).update(`codes ${press} ${at}`).digest()),
  );

/** The codes leave the server only in this response. */
export const issueCodes: DeskUseCase<typeof issueCodesRoute> = async (call, input) => {
  const { requestId, count, days, terms } = input;
  refuse(whyNotStaffText(terms));
  const codes = codesOf(call.secrets, `${call.staff.id} ${requestId}`, count);
  const asked = { count, days, terms };
  const issued = await idempotentCall(
    call,
    { act: 'codes', requestId, input: asked },
    async (sql) => {
      const issuedAt = call.now();
      const expiresAt = daysAfter(issuedAt, days);
      const by = call.staff.name;
      const batch = batchFromBytes(randomBytes(10));
      const { name: issuer } = call.settings.installation;
      for (const code of codes) {
        await saveCode(sql, { code, batch, issuer, terms, issuedBy: by, issuedAt, expiresAt });
      }
      const about = { batch, count: String(count), expires: expiresAt.toISOString() };
      await noteInDeskLog(sql, { by, act: 'codes-issued', about }, issuedAt);
      return { batch, expiresAt: expiresAt.toISOString() };
    },
  );
  const shown = codes.map((code) => ({ id: codeIdOf(code), code: formatCode(code) }));
  return { ...issued, codes: shown };
};

export const revokeCodes: DeskUseCase<typeof revokeCodesRoute> = (call, { id, batch }) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const count = await revokeUnused(sql, { id, batch }, now);
    if (count === 0) throw new Refusal('desk_not_found');
    const about = {
      ...(id ? { code: id } : {}),
      ...(batch ? { batch } : {}),
      count: String(count),
    };
    await noteInDeskLog(sql, { by: call.staff.name, act: 'codes-revoked', about }, now);
    return { count };
  });

export const listCodes: DeskUseCase<typeof listCodesRoute> = async ({ db, now }, input) => {
  const { list, next } = await listIssuedCodes(db.sql, input, now());
  const shown = list.map(({ issuedAt, expiresAt, usedAt, revokedAt, ...code }) => ({
    ...code,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    state: codeStateOf({ usedAt, expiresAt, revokedAt }, now()),
  }));
  return { list: shown, next };
};
