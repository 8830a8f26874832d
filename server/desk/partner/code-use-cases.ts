import { createHmac, randomBytes } from 'node:crypto';
import type * as codes from '#contract/desk/codes.ts';
import { codeStateOf } from '#domain/desk/code-state.ts';
import {
  batchFromBytes,
  codeFromBytes,
  formatCode,
  standardTerms,
} from '#domain/partner/authorization-code.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import {
  getCodeId,
  listIssuedCodes,
  revokeUnusedCodes,
  saveCode,
} from '../../people/partner/partner.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const codeUseCases = {
  async listCodes(call, input) {
    const now = call.now();
    const { list, next } = await listIssuedCodes(call.db.sql, input, now);
    return { list: list.map((code) => ({ ...code, state: codeStateOf(code, now) })), next };
  },

  issueCodes: {
    /**
     * The codes leave the server only in this reply. They are added when the transaction has ended,
     * because the reply that is stored to be repeated must not hold them.
     */
    async inOwnTransactions(call, { requestId, count, days }) {
      const codes = deriveCodes(call.secrets, `${call.staff.id} ${requestId}`, count);
      const issuedAt = call.now();
      const request = {
        key: `desk:codes:${call.staff.id}:${requestId}`,
        input: { count, days },
      };

      const issue = async (sql: Sql) => {
        const code = {
          batch: batchFromBytes(randomBytes(10)),
          issuer: call.settings.installation.name,
          terms: standardTerms,
          issuedBy: call.staff.name,
          issuedAt,
          expiresAt: daysAfter(issuedAt, days),
        };
        for (const text of codes) await saveCode(sql, { ...code, code: text });

        const expires = code.expiresAt.toISOString();
        const details = { batch: code.batch, count: String(count), expires };
        await call.writeAudit(sql, { details }, issuedAt);
        return { batch: code.batch, expiresAt: expires };
      };
      const { batch, expiresAt } = await call.db.transaction((sql) =>
        idempotent(sql, request, issuedAt, () => issue(sql)),
      );

      return {
        batch,
        expiresAt,
        codes: codes.map((code) => ({ id: getCodeId(code), code: formatCode(code) })),
      };
    },
  },

  async revokeCodes({ sql, now }, { id, batch }) {
    const count = await revokeUnusedCodes(sql, { id, batch }, now);
    if (count === 0) throw new RefusalError('desk_not_found');
    return {
      reply: { count },
      details: {
        ...(id && { code: id }),
        ...(batch && { batch }),
        count: String(count),
      },
    };
  },
} satisfies DeskUseCases<typeof codes>;

/**
 * Only digests of codes are stored, so a repeated press cannot be answered from them: the codes are
 * derived from the request id and a key outside the database.
 */
const deriveCodes = ({ pepper }: Secrets, press: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    codeFromBytes(createHmac('sha256', pepper).update(`codes ${press} ${index}`).digest()),
  );
