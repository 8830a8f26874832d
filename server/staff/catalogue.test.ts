import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenProduct as product } from '../catalogue/test-product.ts';
import { addressIn, codesIn, endProcess, startProcess } from '../test-process.ts';
import { registerForm } from '../test-server.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
afterAll(() => place.close());

const runCatalogue = commandOf('server/staff/catalogue.ts', () => place.settings);
const runMoney = commandOf('server/staff/money.ts', () => place.settings);
const runAs = (by: string, act: string, ...words: string[]) =>
  runCatalogue(['--act', act, '--by', by, '--reason', 'as agreed', ...words]);
const run = (act: string, ...words: string[]) => runAs('Ann Smith', act, ...words);
const money = (act: string, by: string, ...words: string[]) =>
  runMoney(['--act', act, '--by', by, ...words]);

const write = (name: string, content: string | Buffer) => {
  const file = join(place.folder, name);
  writeFileSync(file, content);
  return file;
};

const idIn = (text: string) => /the (?:id|key) (\S+?)[.,]/.exec(text)?.[1] ?? '';

test('staff make a product with all that it takes, and push it to a partner', {
  timeout: 120_000,
}, async () => {
  const server = startProcess('tools/run-server.ts', place.settings);
  const welcome = await server.welcome();
  const address = addressIn(welcome);
  const [licence = ''] = codesIn(welcome);
  const call = async (path: string, input: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'x-ct': token };
    const body = JSON.stringify(input);
    const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body });
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };
  const { data } = await call('/auth/v2/register', registerForm('harbour', licence));
  const token = String(data.token);

  const merchant = idIn((await run('merchant', '--name', 'Pier Shop')).output);
  const ask = ['--merchant', merchant, '--amount', '400.00', '--reference', 'B-1'];
  const asked = await money('escrow-fund', 'Ann Smith', ...ask, '--reason', 'arrived');
  const proposal = /--id (\S+)/.exec(asked.output)?.[1] ?? '';
  const alone = await money('confirm', 'ann smith', '--id', proposal);
  expect(alone.code).toBe(1);
  expect((await money('confirm', 'Bo Chen', '--id', proposal)).output).toMatch(/^Done/);
  const nobody = await money('escrow-fund', 'Ann Smith', '--amount', '1.00', '--reference', 'B-2');
  expect(nobody.code).toBe(1);

  const key = await run('postback-key', '--merchant', merchant);
  expect(key.complaints).toBe('');
  expect(key.output).toMatch(/^Key [0-9a-f]{12}, shown once: [0-9a-f]{64}\n$/);

  const badFile = write('wrong.json', JSON.stringify({ ...product, lowest: '600.00' }));
  const wrong = await run('product', '--merchant', merchant, '--file', badFile);
  expect(wrong).toMatchObject({ code: 1, output: '' });
  expect(wrong.complaints).toMatch(/^lowest: /);
  const file = write('product.json', JSON.stringify(product));
  const productId = idIn((await run('product', '--merchant', merchant, '--file', file)).output);

  const drawing = write('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const shown = ['--product', productId, '--format', 'image', '--title', 'Boats', '--file'];
  expect(await run('creative', ...shown, drawing)).toMatchObject({ code: 1, output: '' });
  const create = { width: 300, height: 250, channels: 3, background: '#336699' } as const;
  const picture = write('boats.png', await sharp({ create }).png().toBuffer());
  const creative = idIn((await run('creative', ...shown, picture)).output);
  const early = await run('push', '--product', productId, '--partner', 'harbour');
  expect(early.complaints).toBe('This product has no approved creative.\n');
  const review = ['--creative', creative, '--state', 'approved'];
  const own = await run('review-creative', ...review);
  expect(own).toMatchObject({ code: 1, output: '' });
  await runAs('Bo Chen', 'review-creative', ...review);

  const publisher = idIn((await run('publisher', '--name', 'Harbour News')).output);
  const zone = await run(
    'zone',
    ...['--publisher', publisher, '--name', 'Top', '--format', 'image', '--width', '300'],
    ...['--height', '250', '--domains', 'harbour.example', '--category', 'news'],
    ...['--model', 'cpm', '--price', '2.00'],
  );
  const zoneKey = idIn(zone.output);
  expect(zoneKey).toMatch(/^z-[0-9a-f]{16}$/);
  const rate = await run('zone-rate', '--zone', zoneKey, '--model', 'cpm', '--price', '2.50');
  expect(rate).toMatchObject({ code: 0 });
  expect(await run('zone-end', '--zone', zoneKey)).toMatchObject({ code: 0 });
  const twice = await run('zone-end', '--zone', zoneKey);
  expect(twice).toMatchObject({ code: 1, complaints: 'This placement was ended.\n' });

  const pushed = await run('push', '--product', productId, '--partner', 'harbour');
  const planNo = /P\d{6}\w{8}/.exec(pushed.output)?.[0] ?? '';
  const detail = await call('/plan/order/app/detail', { planNo }, token);
  expect(detail.data).toMatchObject({ name: 'Boat trips', status: 'waitPut' });
  const { url } = detail.data.creative as { url: string };
  const image = await fetch(`${address}${url}`);
  expect(image.headers.get('content-type')).toBe('image/png');
  const preview = await call('/plan/order/put/preview', { planNo, amount: '10.00' }, token);
  expect(preview.data).toMatchObject({ reason: 'insufficient_balance' });

  await run('withdraw-product', '--product', productId);
  const late = await run('push', '--product', productId, '--partner', 'all');
  expect(late.complaints).toBe('This product was withdrawn.\n');
  expect((await run('settle-everything')).code).toBe(1);
  expect(await endProcess(server)).toMatchObject({ code: 0 });
});
