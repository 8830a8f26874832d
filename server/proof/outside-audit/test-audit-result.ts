import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { auditResultFormat } from '#domain/audit/audit-result.ts';
import { createRoot } from '../../books/ledger/root.ts';
import { depositTo, postAll } from '../../books/ledger/test-ledger.ts';
import type { TestServer } from '../../test-server.ts';
import { insertAuditor } from './audit-store.ts';

export interface TestAuditor {
  readonly name: string;
  readonly key: string;
  readonly privateKey: KeyObject;
}

export function makeAuditor(name: string): TestAuditor {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { name, key: publicKey.export({ format: 'jwk' }).x ?? '', privateKey };
}

/** An auditor whose key is registered already. */
export async function admitAuditor({ db, clock }: TestServer, name: string): Promise<TestAuditor> {
  const auditor = makeAuditor(name);
  const added = { name, key: auditor.key, addedBy: 'a test', addedAt: clock.now };
  if (!(await insertAuditor(db.sql, added))) throw new Error(`There is ${name} already`);
  return auditor;
}

/** Some money, and a root over it. */
export async function signedRoot({ db, secrets, clock }: TestServer) {
  const owner = '50000000-0000-4000-8000-000000000005';
  await postAll(db, [depositTo(owner, 1_000_000n)], clock.now);
  const root = await createRoot({ db, secrets, now: () => clock.now });
  if (!root) throw new Error('There is no root');
  return root;
}

interface Said {
  readonly at: Date;
  readonly root: { readonly no: number; readonly hash: string };
  readonly network?: string;
  readonly findings?: readonly { file: string; line: number; why: string }[];
}

/** A result as an auditor's program signs it. */
export function signResult({ key, privateKey }: TestAuditor, said: Said): string {
  const { at, root, network = 'Test Network', findings = [] } = said;
  const text = JSON.stringify({
    ...{ format: auditResultFormat, at: at.toISOString(), network },
    ...{ root: { no: root.no, hash: root.hash }, isSound: findings.length === 0, findings },
  });
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return `{"result":${text},"key":"${key}","signature":"${signature}"}\n`;
}
