import { randomBytes } from 'node:crypto';
import type { issueCodes, listCodes } from '#contract/desk/codes.ts';
import { batchFromBytes, codeFromBytes, formatCode } from '#domain/account/authorization-code.ts';
import { codeStateOf } from '#domain/desk/code-state.ts';
import { refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { codeIdOf, listIssuedCodes, saveCode } from '../account/code-store.ts';
import type { DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The codes leave the server once, in this answer: only their digests are kept. */
export const issueBatch: DeskUseCase<typeof issueCodes> = async (call, { count, days, terms }) => {
  refuse(whyNotStaffText(terms));
  const issuedAt = call.now();
  const expiresAt = new Date(issuedAt.getTime() + days * dayMs);
  const by = call.staff.name;
  const batch = batchFromBytes(randomBytes(10));
  const codes = Array.from({ length: count }, () => codeFromBytes(randomBytes(10)));
  const { name: issuer } = call.settings.installation;
  await call.db.transaction(async (sql) => {
    for (const code of codes) {
      await saveCode(sql, { code, batch, issuer, terms, issuedBy: by, issuedAt, expiresAt });
    }
    const about = { batch, count: String(count), expires: expiresAt.toISOString() };
    await noteInLog(sql, { by, act: 'codes-issued', about }, issuedAt);
  });
  const shown = codes.map((code) => ({ id: codeIdOf(code), code: formatCode(code) }));
  return { batch, codes: shown, expiresAt: expiresAt.toISOString() };
};

export const listBatch: DeskUseCase<typeof listCodes> = async ({ db, now }, input) => {
  const { list, next } = await listIssuedCodes(db.sql, input, now());
  const shown = list.map(({ issuedAt, expiresAt, usedAt, ...code }) => ({
    ...code,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    state: codeStateOf({ usedAt, expiresAt }, now()),
  }));
  return { list: shown, next };
};
