import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '#contract/envelope.ts';
import { imageBytesMax } from '#domain/file/image.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { drawn, jpegOf, packedText, pngOf } from './test-made-files.ts';
import { multipartOf, multipartType } from './test-upload.ts';

const megabyte = 1024 * 1024;
const program = new URL('./test-upload-server.ts', import.meta.url);
const rounds = process.env.LONG === '1' ? 10 : 1;

let server: TestServer;
let child: ChildProcess;
let startMessage: { url: string; peakBytes: number };
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  server.clock.now = new Date();
  child = fork(program, [server.db.url, server.dataDir], { stdio: ['ignore', 2, 2, 'ipc'] });
  [startMessage] = await once(child, 'message');
});
afterAll(async () => {
  child.kill('SIGKILL');
  await server.close();
});

async function getServerPeak(): Promise<number> {
  child.send('how much');
  const [{ peakBytes }] = await once(child, 'message');
  return peakBytes;
}

/** The peak memory of the image process, where the system reports it. */
function getDrawingPeak(): number {
  if (process.platform !== 'linux') return 0;
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const peaks = children.split(' ').map((pid) => {
    const [, kilobytes = ''] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  });
  return Math.max(...peaks);
}

async function send(token: string, bytes: Uint8Array): Promise<string> {
  const response = await fetch(`${startMessage.url}/api/files/upload`, {
    method: 'POST',
    headers: { 'content-type': multipartType, 'x-ct': token },
    body: new Uint8Array(multipartOf({ bytes })),
  });
  return reasonOf((await response.json()) as Envelope<unknown>) ?? 'stored';
}

test('a burst of decompression bombs takes a bounded amount of memory, and the next image is processed as usual', async () => {
  const largest = { width: 5_000, height: 5_000, channels: 4, background: '#1e3fae80' } as const;
  const bombs = [
    // The largest allowed size, and progressive, so that it must be decoded as a whole.
    await sharp({ create: largest }).png({ progressive: true }).toBuffer(),
    pngOf({ width: 8, height: 7, data: Buffer.alloc(256 * megabyte) }),
    pngOf({ width: 8, height: 7, chunksBefore: [packedText(256 * megabyte)] }),
    pngOf({ width: 16_000, height: 16_000, depth: 1, data: Buffer.alloc(16_000 * 2_001) }),
    pngOf({ width: 5_000, height: 5_000, depth: 16, colour: 6 }),
    await jpegOf(imageBytesMax),
    await jpegOf(imageBytesMax + 1),
  ];
  const tokens = [];
  for (let index = 0; index < 8; index += 1) tokens.push(await server.admit(`bomber-${index}`));

  const peakBefore = await getServerPeak();
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const uploads = tokens.flatMap((token) => bombs.map((bytes) => send(token, bytes)));
    for (const outcome of await Promise.all(uploads)) outcomes.add(outcome);
  }
  expect([...outcomes]).toEqual(expect.arrayContaining(['busy']));
  const addedBytes = (await getServerPeak()) - peakBefore;
  expect(addedBytes / megabyte).toBeLessThan(320);

  const harbour = await server.admit('harbour');
  expect(await send(harbour, await drawn().jpeg().toBuffer())).toBe('stored');
  expect(getDrawingPeak() / megabyte).toBeLessThan(448);
}, 180_000);
