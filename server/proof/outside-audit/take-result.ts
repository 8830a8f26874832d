import { createPublicKey, verify } from 'node:crypto';
import { readOutsideAuditResult, whyNotTake } from '#domain/audit/audit-result.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { findRootHash, insertOutsideAudit, listAuditors } from './audit-store.ts';

const invalid = (problem: string) => new Refusal('desk_audit_invalid', { problem });

function isSignedBy(key: string, text: string, signature: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
  const bytes = Buffer.from(signature, 'base64url');
  return verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), bytes);
}

export interface HandedIn {
  readonly file: string;
  readonly network: string;
  readonly by: string;
  readonly now: Date;
}

/**
 * Keeps an auditor's result for ever, whatever it says, if it has a registered auditor's signature.
 */
export async function takeResult(sql: Sql, { file, network, by, now }: HandedIn) {
  const signed = readOutsideAuditResult(file);
  if (!signed) throw invalid('This is no result of an audit.');
  const { text, key, signature, result } = signed;

  const auditor = (await listAuditors(sql)).find((one) => one.key === key);
  const known = {
    network,
    rootHash: await findRootHash(sql, result.root.no),
    isSigned: auditor !== undefined && isSignedBy(key, text, signature),
    now,
  };
  const problem = whyNotTake(result, known);
  if (problem) throw invalid(problem);

  const digest = sha256(file);
  const taken = await insertOutsideAudit(sql, {
    sha256: digest,
    auditorId: auditor?.id ?? 0,
    at: result.at,
    rootNo: result.root.no,
    isSound: result.isSound,
    text: file,
    takenBy: by,
    takenAt: now,
  });
  if (!taken) throw invalid('This result was handed in before.');
  return { sha256: digest, auditor: auditor?.name ?? '', result };
}
