import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { getNativeFolder } from './binaries.ts';
import { hasSyncfs } from './cluster.ts';
import { isRoot } from './database-user.ts';
import { findBarrier, stranger } from './reachability.ts';
import { startEmbedded } from './start-embedded.ts';
import { makeTestFolder } from './test-folder.ts';

const heldProgram = fileURLToPath(new URL('held-embedded.ts', import.meta.url));
const nobody = 65_534;
const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function newFolder(mode?: number): string {
  const folder = makeTestFolder(mode);
  endings.push(folder.remove);
  return folder.path;
}

async function start(options: Parameters<typeof startEmbedded>[0]) {
  const embedded = await startEmbedded(options);
  endings.push(() => embedded.stop());
  return embedded;
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

interface Held {
  child: ChildProcess;
  said: { url?: string; name?: string; message?: string };
}

async function hold(folder: string, uid?: number): Promise<Held> {
  const child = spawn(process.execPath, [heldProgram, folder], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  endings.push(() => endProcess(child, 'SIGTERM'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('\n')) break;
  }
  return { child, said: JSON.parse(output) };
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('the embedded database', () => {
  it('keeps its data across a restart', async () => {
    const folder = newFolder();
    const first = await startEmbedded({ folder });
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(existsSync(join(folder, 'reachbook.pid'))).toBe(false);
    const second = await start({ folder });
    expect(await query(second.url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('writes safely, speaks UTF-8 and UTC, and asks for a password', async () => {
    const { url, folder } = await start({ folder: newFolder(), database: 'other "name"' });
    expect(await query(url, 'SELECT current_database()')).toBe('other "name"');
    const settings = {
      fsync: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      recovery_init_sync_method: hasSyncfs ? 'syncfs' : 'fsync',
    };
    for (const [name, value] of Object.entries(settings)) {
      expect(await query(url, `SHOW ${name}`)).toBe(value);
    }
    expect(await query(url, "SELECT 'ÄÖ' ILIKE 'äö'")).toBe(true);
    expect(await query(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
    const wrong = url.replace(/:[0-9a-f]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it.runIf(process.platform === 'linux')('has a session that Ctrl-C does not reach', async () => {
    const { folder } = await start({ folder: newFolder() });
    const pid = postmasterOf(folder);
    const session = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3];
    expect(Number(session)).toBe(pid);
  });

  it('is taken over while running if the Reachbook that started it was killed', async () => {
    const folder = newFolder();
    const killed = await hold(folder);
    const pid = postmasterOf(folder);
    await endProcess(killed.child, 'SIGKILL');
    const next = await start({ folder });
    expect(postmasterOf(folder)).toBe(pid);
    expect(next.url).toBe(killed.said.url);
    await next.stop();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('is not confused with the one whose data folder was copied while it ran', async () => {
    const original = await start({ folder: newFolder() });
    const folder = newFolder();
    cpSync(original.folder, folder, { recursive: true });
    const copy = await start({ folder });
    expect(postmasterOf(folder)).not.toBe(postmasterOf(original.folder));
    expect(await query(copy.url, 'SHOW data_directory')).toBe(join(folder, 'postgres'));
  });

  it('is refused to a second Reachbook on the same data, with one sentence', async () => {
    const { folder, url } = await start({ folder: newFolder() });
    const { said } = await hold(folder);
    const sentence = `is in use by another running Reachbook (process ${process.pid}).`;
    expect(said).toEqual({ name: 'StartError', message: `The data folder ${folder} ${sentence}` });
    expect(await query(url, 'SELECT 1')).toBe(1);
  });
});

describe.runIf(isRoot())('the database of a Reachbook that root starts', () => {
  it('runs from a copy if its programs are in a private folder', async () => {
    const native = join(newFolder(0o700), 'package', 'native');
    const installed = await getNativeFolder();
    cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
    cpSync(join(dirname(installed), 'package.json'), join(dirname(native), 'package.json'));
    const { url } = await start({ folder: newFolder(), native });
    expect(await query(url, 'SHOW server_version')).toBe('18.4');
  });

  it('is refused in a private folder, with one sentence', async () => {
    const folder = join(newFolder(0o700), 'data');
    await expect(start({ folder })).rejects.toThrow(/set DATA_DIR to a folder that other users/);
  });

  const shared = findBarrier(dirname(heldProgram), stranger) === null;
  it.runIf(shared)('works for an ordinary user, and for root on that data', async () => {
    const home = newFolder(0o755);
    chownSync(home, nobody, nobody);
    const folder = join(home, 'data');
    const { child, said } = await hold(folder, nobody);
    expect(await query(said.url ?? '', 'SELECT 1')).toBe(1);
    await endProcess(child, 'SIGTERM');
    await start({ folder });
    expect(statSync(`/proc/${postmasterOf(folder)}`).uid).toBe(nobody);
  });

  it.runIf(shared)('is refused to an ordinary user, with one sentence', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres'));
    chownSync(folder, nobody, nobody);
    const { said } = await hold(folder, nobody);
    expect(said.name).toBe('StartError');
    expect(said.message).toMatch(/belongs to another user \(number 0\)/);
  });
});
