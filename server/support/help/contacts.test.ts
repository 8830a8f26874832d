import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactParts } from '#contract/configuration.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import { basicConfig, listContactChanges } from '#contract/help.ts';
import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { contactText, noContactChange } from '#domain/help/contact-change.ts';
import { admitStaff } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/sha256.ts';
import { publicKeyOf } from '../../platform/settings/signing-keys.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function readLog() {
  const answer = await server.ask(listContactChanges, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

async function readConfig() {
  const answer = await server.ask(basicConfig, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

/** Verifies as a third party would, from the published key and the texts alone. */
async function expectSoundLog(): Promise<void> {
  const { network, list } = await readLog();
  const [statementKey] = server.secrets.statementKeys;
  if (!statementKey) throw new Error('There is no key');
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKeyOf(statementKey) },
    format: 'jwk',
  });

  let previous = noContactChange;
  for (const change of [...list].reverse()) {
    const text = contactText({ ...change, network, at: new Date(change.at) });
    expect(change.previous).toBe(previous);
    expect(change.hash).toBe(sha256(text));
    expect(verify(null, Buffer.from(text), key, Buffer.from(change.signature, 'base64url'))).toBe(
      true,
    );
    previous = change.hash;
  }
}

test('the lists that a network begins with are signed and can be read by anyone', async () => {
  const { list } = await readLog();
  expect(list.map(({ part }) => part).reverse()).toEqual([...contactParts]);
  await expectSoundLog();
  const config = await readConfig();
  expect(config.contact_head).toMatchObject({ no: contactParts.length, hash: list[0]?.hash });
  const signedValue = list.find(({ part }) => part === 'customerService')?.value;
  expect(signedValue).toBe(canonicalJson(config.customer_service_url as Json));
});

test('a change that a second person confirms is one more row, and a refused one is none', async () => {
  const ada = await admitStaff(server, 'Ada Admin', 'admin');
  const bo = await admitStaff(server, 'Bo Approver', 'approver', 'admin');
  const { version } = await ada.get(readConfiguration, {});
  const help = { id: 'help', label: 'Help', type: 1, url: 'https://help.example/' };
  const change = { version, part: 'customerService', value: [help], reason: 'moved' } as const;
  const lengthBefore = (await readLog()).list.length;

  const refused = await ada.get(changeConfiguration, change);
  await bo.get(decideApproval, { id: refused.id, isApproved: false, reason: 'no' });
  const { id } = await ada.get(changeConfiguration, change);
  expect((await readLog()).list).toHaveLength(lengthBefore);

  await bo.get(decideApproval, { id, isApproved: true, reason: '' });
  const { list } = await readLog();
  expect(list).toHaveLength(lengthBefore + 1);
  expect(list[0]).toMatchObject({ part: 'customerService', value: canonicalJson([help]) });
  await expectSoundLog();

  const readChannels = async () => {
    const { customer_service_url: channels, contact_head: head } = await readConfig();
    return { channels, hash: head?.hash };
  };
  await expect.poll(readChannels).toEqual({ channels: [help], hash: list[0]?.hash });
});

test('entries of the log are never changed, and nothing is inserted between them', async () => {
  const { sql } = server.db;
  for (const statement of [
    fragment`update contact_change set value = '[]'`,
    fragment`delete from contact_change`,
    fragment`truncate contact_change`,
  ]) {
    await expect(sql`${statement}`).rejects.toThrow();
    await expect(server.db.owner.sql`${statement}`).rejects.toThrow('never changed');
  }
  const duplicate = fragment`insert into contact_change select * from contact_change where no = 1`;
  await expect(sql`${duplicate}`).rejects.toThrow('contact_change_pkey');
});
