import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportBooks } from '#contract/desk/audits.ts';
import { recordBankBalance } from '#contract/desk/bank-balances.ts';
import { completePayout } from '#contract/desk/payouts.ts';
import { addWitness } from '#contract/desk/witnesses.ts';
import {
  cosignedText,
  noteKey,
  readNote,
  signatureLine,
  signatureTypes,
  verifierKey,
} from '#domain/transparency/note.ts';
import { timedSignature } from '#domain/transparency/test-timed-signature.ts';
import { createDemoWithPast } from '../../app/demo/create-demo-with-past.ts';
import { createRoot } from '../../books/ledger/root.ts';
import { askForPayout, createPayoutIn, fundedPartner } from '../../desk/money/test-desk-money.ts';
import { admitStaff, type TestStaff, withSecond } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { click, show } from '../../programme/plan/test-events.ts';
import { createLife } from '../../programme/plan/test-life.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { growLog } from '../transparency/grow-log.ts';
import { insertCosignature } from '../transparency/log-store.ts';
import { hashBytes } from '../transparency/note-crypto.ts';
import { listWitnesses } from '../transparency/witness-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A witness for tests: it signs whatever it is given. */
export interface TestWitness {
  readonly key: string;
  readonly privateKey: KeyObject;
}

async function makeWitness(name: string): Promise<TestWitness> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(
    Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  );
  const key = await noteKey(name, signatureTypes.witness, bytes, hashBytes);
  return { key: verifierKey(key), privateKey };
}

/** Cosigns the newest checkpoint of the log. */
async function cosign({ db, secrets, clock }: TestServer, witness: TestWitness): Promise<void> {
  const checkpoint = await growLog({ db, secrets }, clock.now);
  const stored = (await listWitnesses(db.sql)).find(({ key }) => key === witness.key);
  const note = checkpoint && readNote(checkpoint.note);
  if (!checkpoint || !note || !stored) throw new Error('There is nothing to cosign');
  const time = Math.floor(clock.now.getTime() / 1000);
  const text = Buffer.from(cosignedText(note.text, time));
  const bytes = timedSignature(time, new Uint8Array(sign(null, text, witness.privateKey)));
  const [name = '', id = ''] = witness.key.split('+');
  await insertCosignature(db.sql, {
    size: checkpoint.size,
    witnessId: stored.id,
    at: clock.now,
    line: signatureLine({ name, id }, bytes),
  });
}

/** A demo with history, then days with deposits, payouts, a witness, bank balances and roots. */
export interface FilledNetwork {
  readonly server: TestServer;
  readonly witness: TestWitness;
  readonly admin: TestStaff;
  /** The network's current signing key. */
  signingKey(): KeyObject;
  /** Writes the export to a file and returns its path. */
  exportTo(name: string): Promise<string>;
  /** A day passes, with a deposit, a payout and a root that the witness cosigns. */
  liveADay(): Promise<void>;
}

/** A network with one plan that was delivered, clicked, billed and stopped. */
export async function smallNetwork(): Promise<TestServer> {
  const server = await createTestServer(quickPasswords);
  const life = await createLife(server);
  const plan = await life.putting(await life.ready());
  const serves = await show(server.db, 120, plan.delivered);
  await click(server.db, serves.slice(0, 4), { ...plan.delivered, at: server.clock.now });
  await life.flag(plan.no, 10);
  await life.doJobs();
  return server;
}

/** A demo as `npm start` creates it, with this many days of history. */
export const createDemoNetwork = (days: number): Promise<TestServer> =>
  createTestServer(quickPasswords, {}, createSecrets(), {}, (db, dataDir, now) =>
    createDemoWithPast({ db, passwords: quickPasswords, now: () => now, dataDir, days }),
  );

export async function fillNetwork(server: TestServer): Promise<FilledNetwork> {
  const witness = await makeWitness('witness.example/one');
  const roles = ['finance', 'support', 'approver', 'admin'] as const;
  let staff: { readonly first: TestStaff; readonly second: TestStaff } | null = null;
  let day = 0;
  const admit = async () => {
    day += 1;
    staff = {
      first: await admitStaff(server, `Ida ${day}`, ...roles),
      second: await admitStaff(server, `Bo ${day}`, ...roles),
    };
    return staff;
  };
  const { first, second } = await admit();
  const both = withSecond(first, second);
  const address = 'https://witness.example';
  await both.get(addWitness, { verifierKey: witness.key, address, quorum: 1, reason: 'A test.' });
  const closeDay = async () => {
    await createRoot({ db: server.db, secrets: server.secrets, now: () => server.clock.now });
    await cosign(server, witness);
  };
  await closeDay();
  const network: FilledNetwork = {
    server,
    witness,
    admin: first,
    signingKey() {
      const key = server.secrets.statementKeys.at(-1);
      if (!key) throw new Error('The network has no key');
      return key;
    },
    async exportTo(name) {
      const { body } = await (staff?.first ?? first).get(exportBooks, {});
      const path = join(server.dataDir, name);
      writeFileSync(path, body as unknown as Uint8Array);
      return path;
    },
    async liveADay() {
      server.clock.now = new Date(server.clock.now.getTime() + dayMs);
      const today = await admit();
      const partner = await fundedPartner(server);
      await askForPayout(server, partner);
      const { id } = await createPayoutIn(server, today, 'sent');
      await today.second.get(completePayout, { id, seen: 'sent', reference: `BANK-${day}` });
      await withSecond(today.first, today.second).get(recordBankBalance, {
        ...{ account: 'Main account', amount: '100000.00', reason: 'Month end.' },
        ...{ asOf: server.clock.now.toISOString(), sha256: 'ab'.repeat(32) },
      });
      await closeDay();
    },
  };
  return network;
}
