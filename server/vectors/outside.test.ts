import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endToEndIdOf,
  type PaymentFile,
  paymentCsv,
  paymentXml,
} from '#domain/bank/payment-file.ts';
import { adFormats, priceModels } from '#domain/delivery/token.ts';
import { micro } from '#domain/money.ts';
import {
  isSignedWith,
  readSignature,
  sign,
  signedBody,
  signedQuery,
} from '../ads/conversion/signature.ts';
import { createTokenSigner } from '../ads/delivery/token-signer.ts';
import { createViewers } from '../ads/delivery/viewer.ts';
import { forgetViewerKeys, getViewerKey } from '../ads/delivery/viewer-key-store.ts';
import { getHandover } from '../people/partner/handover.ts';
import { insertHost } from '../people/partner/host-store.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { authorizationOf, pushKeyOf } from '../programme/push/push-key.ts';
import {
  expectVectors,
  fixedNow,
  fixedSecrets,
  idOf,
  oddText,
  outsideKey,
  sha256,
  signWith,
} from './test-vectors.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

test('merchants’ signed reports, as a body and as a query', () => {
  const secret = Buffer.from('a secret of a merchant');
  const time = '1763200000';
  const body = JSON.stringify({ click_id: idOf(1), txid: 'T „1“', amount: '12.50' });
  const query = new URLSearchParams({
    txid: 'T „1“ &+',
    sig: 'x',
    ts: time,
    kid: 'k',
    amount: '1',
  });
  const made = [signedBody(time, Buffer.from(body)), signedQuery(query)].map((text) => {
    const hmac = sign(secret, text);
    const header = readSignature(`t=${time},kid=k,v1=${hmac}`);
    expect(header && isSignedWith(secret, header, text)).toBe(true);
    return { text: text.toString(), hmac };
  });
  expectVectors('postbacks', made);
});

test('a host’s hand-over of a user', async () => {
  const publicKey = createPublicKey(outsideKey).export({ type: 'spki', format: 'pem' }).toString();
  const added = { origin: null, addedBy: 'a test', addedAt: fixedNow };
  await insertHost(db.sql, { name: 'shop-app', publicKey, ...added });
  const issuedAt = Math.floor(fixedNow.getTime() / 1000);
  const said = JSON.stringify({ host: 'shop-app', user: 'u „1“', id: 'h-1', issuedAt });
  const text = Buffer.from(said).toString('base64url');
  const signature = signWith(outsideKey, text);
  const handover = await getHandover(db.sql, `${text}.${signature}`, fixedNow);
  expect(handover).toMatchObject({ host: 'shop-app', user: 'u „1“', id: 'h-1' });
  expectVectors('handovers', { said, text, signature });
});

test('tokens of ads, and viewers without a name', async () => {
  const tokens = [true, false].flatMap((isLive) =>
    adFormats.flatMap((format) =>
      priceModels.map((priceModel) => {
        const signer = createTokenSigner(fixedSecrets.deliveryKey, isLive);
        const facts = {
          ...{ planId: 2 ** 40 + 7, creativeId: 5, placementId: 3, price: 2_000n, pay: 1_700n },
          ...{ priceModel, format, issuedAt: fixedNow.getTime() },
          serveId: new Uint8Array(Buffer.from(idOf(11).replaceAll('-', ''), 'hex')),
        };
        const token = signer.sign(facts);
        expect(signer.read(token, fixedNow.getTime())).toMatchObject({
          isLive,
          format,
          priceModel,
        });
        return [`${isLive ? 'live' : 'demo'} ${format} ${priceModel}`, token];
      }),
    ),
  );
  await db.owner.sql`update viewer_key set day = 20000, key = ${Buffer.alloc(32, 0x77)}`;
  const viewersFrom = async () =>
    createViewers(fixedSecrets.deliveryKey, [], () => null, await getViewerKey(db.sql));
  const from = { network: '203.0.113.0/24', provider: '203.0.0.0/16' };
  const hash = (viewers: Awaited<ReturnType<typeof viewersFrom>>) =>
    viewers.hash(from, `Mozilla/5.0 ${oddText}`, fixedNow.getTime());
  const viewer = hash(await viewersFrom());
  await forgetViewerKeys(db.sql, 20_003);
  expect(hash(await viewersFrom())).toBe(viewer);
  const { day, key } = await getViewerKey(db.sql);
  expectVectors('deliveries', {
    tokens: Object.fromEntries(tokens),
    viewer,
    'key after three days': { day, key: key.toString('hex') },
  });
});

const transfer = { amount: micro(1_250_000n), name: 'Ann <Lee> & Sons', text: oddText };

test('payment files, whose hashes are kept from their release on', () => {
  const iban: PaymentFile = {
    ...{ no: 'PF-1', madeAt: fixedNow, paysOn: '2026-11-16', currency: 'EUR' },
    debtor: { name: 'Test Network', account: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    transfers: [
      { ...transfer, endToEndId: endToEndIdOf(idOf(1)), account: 'DE02500105170137075030' },
      { ...transfer, endToEndId: endToEndIdOf(idOf(2)), account: '1234567890' },
    ],
  };
  const other = { ...iban, debtor: { name: 'N', account: '1234567890', bic: null } };
  const made = [iban, other].flatMap((file) =>
    [paymentXml(file), paymentCsv(file)].map((text) => ({ text, sha256: sha256(text) })),
  );
  expectVectors('payments', made);
});

test('the token that names this installation to push services', () => {
  const { publicKey, privateKey } = pushKeyOf(fixedSecrets.pepper);
  const contact = 'mailto:desk@network.example';
  const made = authorizationOf(
    { publicKey, privateKey },
    'https://push.example/s/1',
    contact,
    fixedNow,
  );
  const [, text = ''] = /^vapid t=([^.]+\.[^.]+)\./.exec(made) ?? [];
  expectVectors('push', { publicKey, text });
});
