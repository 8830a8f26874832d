import { createPublicKey, verify } from 'node:crypto';
import { readOutsideAuditResult, whyNotAccept } from '#domain/audit/audit-result.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { findRootHash, insertOutsideAudit, listAuditors } from './audit-store.ts';

const auditInvalid = (problem: string) => new RefusalError('desk_audit_invalid', { problem });

function isSignedBy(key: string, text: string, signature: string): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };

  const bytes = Buffer.from(signature, 'base64url');
  return verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), bytes);
}

export interface SubmittedResult {
  readonly file: string;
  readonly network: string;
  readonly takenBy: string;
  readonly now: Date;
}

/**
 * Keeps an auditor's result for ever, whatever it says, if it has a registered auditor's signature.
 */
export async function takeResult(sql: Sql, { file, network, takenBy, now }: SubmittedResult) {
  const signedResult = readOutsideAuditResult(file);
  if (!signedResult) throw auditInvalid('This is no result of an audit.');
  const { text, key, signature, result } = signedResult;

  const auditor = (await listAuditors(sql)).find((auditor) => auditor.key === key);
  const knownFacts = {
    network,
    rootHash: await findRootHash(sql, result.root.no),
    isSigned: auditor !== undefined && isSignedBy(key, text, signature),
    now,
  };

  const problem = whyNotAccept(result, knownFacts);
  if (problem) throw auditInvalid(problem);

  const digest = sha256(file);
  const isNew = await insertOutsideAudit(sql, {
    sha256: digest,
    auditorId: auditor?.id ?? 0,
    at: result.at,
    rootNo: result.root.no,
    isSound: result.isSound,
    text: file,
    takenBy,
    takenAt: now,
  });
  if (!isNew) throw auditInvalid('This result was handed in before.');
  return { sha256: digest, auditor: auditor?.name ?? '', result };
}
