import { once } from 'node:events';
import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from '#contract/account.ts';
import { addWitness } from '#contract/desk/witnesses.ts';
import { showWitnesses } from '#contract/transparency.ts';
import { daysAfter } from '#domain/time.ts';
import { createRoot } from '../../server/books/ledger/root.ts';
import { depositTo, postAll } from '../../server/books/ledger/test-ledger.ts';
import { admitStaff, type TestStaff, withSecond } from '../../server/desk/test-desk.ts';
import { quickPasswords } from '../../server/people/partner/test-quick-passwords.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Secrets } from '../../server/platform/settings/secrets.ts';
import { cosignLog } from '../../server/proof/transparency/cosign-log.ts';
import { createTestServer, type TestServer } from '../../server/test-server.ts';

/** A network with a partner and two admins, whose log witnesses can follow. */
export interface WitnessedNetwork {
  readonly server: TestServer;
  readonly secrets: Secrets;
  readonly token: string;
  readonly partnerId: string;
  /** A day passes: money comes in, and the day's root is made. */
  liveADay(): Promise<void>;
  /** Asks every witness that is due, and returns the outcome of each. */
  cosign(): ReturnType<typeof readState>;
  add(witness: { key: string; address: string }, quorum: number): Promise<void>;
  state(): ReturnType<typeof readState>;
}

async function readState(server: TestServer) {
  const answer = await server.ask(showWitnesses, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

export async function startNetwork(secrets: Secrets): Promise<WitnessedNetwork> {
  const server = await createTestServer(quickPasswords, {}, secrets);
  const token = await server.admit('harbour');
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);

  const partnerId = info.data.id;
  let staff: TestStaff | null = null;
  const own = { db: server.db, secrets };

  return {
    server,
    secrets,
    token,
    partnerId,
    async liveADay() {
      server.clock.now = daysAfter(server.clock.now, 1);
      staff = null;
      await liveADay({ db: server.db, secrets, now: () => server.clock.now }, partnerId);
    },
    async cosign() {
      await cosignLog(own, server.clock.now);
      return readState(server);
    },
    async add({ key, address }, quorum) {
      staff ??= withSecond(
        await admitStaff(server, `Ada ${server.clock.now.getTime()}`, 'admin'),
        await admitStaff(server, `Ben ${server.clock.now.getTime()}`, 'admin'),
      );
      await staff.get(addWitness, { verifierKey: key, address, quorum, reason: 'A test.' });
    },
    state: () => readState(server),
  };
}

export async function liveADay(
  services: { db: Db; secrets: Secrets; now: () => Date },
  partnerId: string,
  amount = 5_000_000n,
): Promise<void> {
  await postAll(services.db, [depositTo(partnerId, amount)], services.now());
  await createRoot(services);
}

/** The partner's check file over all time. */
export async function checkFileOf(app: TestServer['app'], token: string): Promise<Buffer> {
  const range = { format: 'jsonl', from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const reply = await app.inject({
    url: `/api/statement?${new URLSearchParams(range)}`,
    headers: { 'x-ct': token },
  });

  return reply.rawPayload;
}

export interface FalseWitness {
  readonly address: string;
  /** What it answers from now on: a status and a body. */
  answer: { status: number; body: string };
  close(): Promise<void>;
}

/** A program at a witness's address that answers whatever it is told to. */
export async function startFalseWitness(): Promise<FalseWitness> {
  const server: Server = createHttp((request, response) => {
    request.resume();
    response.writeHead(witness.answer.status).end(witness.answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const witness: FalseWitness = {
    address: `http://127.0.0.1:${port}`,
    answer: { status: 200, body: '' },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  return witness;
}
