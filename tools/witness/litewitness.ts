import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noteKey, signatureTypes, verifierKey } from '#domain/transparency/note.ts';
import { findFreePort } from '../../server/platform/process/process.ts';
import { hashBytes } from '../../server/proof/transparency/note-crypto.ts';
import { findDebianPrograms } from '../debian-program.ts';

/** The standard witness `litewitness`, with its key in an ssh-agent. */
const found = await findDebianPrograms('torchwood');

function hasAgent(): boolean {
  try {
    execFileSync('ssh-keygen', ['-?'], { stdio: 'ignore' });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
  return true;
}

/** Why no real witness can be run here, or null. */
export const noWitness: string | null =
  'missing' in found ? found.missing : hasAgent() ? null : 'there is no ssh-agent';

const programs = 'paths' in found ? found.paths : { litewitness: '', witnessctl: '' };

/** Debian builds it without its go.mod, so Go takes `POST /add-checkpoint` for a path. */
const goRoutes = { GODEBUG: 'httpmuxgo121=0' };

export interface RealWitness {
  readonly name: string;
  /** Its verifier key. */
  readonly key: string;
  readonly address: string;
  /** Adds a log to follow, by its name and verifier key. */
  follow(origin: string, key: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Waits until something listens there, as long as its process lives. */
async function waitUntilListening(address: NetConnectOpts, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(address);
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.end());
    });

    if (isOpen) return;
    await wait(20);
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Creates a witness with its own key and database. It runs once it is started. */
export async function makeWitness(name: string): Promise<RealWitness> {
  const folder = mkdtempSync(join(tmpdir(), 'witness-'));
  const keyFile = join(folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  const [, written = ''] = readFileSync(`${keyFile}.pub`, 'utf8').split(' ');
  const blob = Buffer.from(written, 'base64');
  const fingerprint = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  const bytes = new Uint8Array(blob.subarray(-32));
  const key = verifierKey(await noteKey(name, signatureTypes.witness, bytes, hashBytes));
  const socket = join(folder, 'agent');
  const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
  await waitUntilListening({ path: socket }, agent);
  const environment = { ...process.env, SSH_AUTH_SOCK: socket };
  execFileSync('ssh-add', ['-q', keyFile], { env: environment, stdio: 'ignore' });
  const port = await findFreePort();
  const db = join(folder, 'witness.db');
  const tell = (...words: string[]) => execFileSync(programs.witnessctl, words, { stdio: 'pipe' });
  let running: ChildProcess | null = null;

  return {
    name,
    key,
    address: `http://127.0.0.1:${port}`,
    follow(origin, logKey) {
      tell('add-log', '-db', db, '-origin', origin);
      tell('add-key', '-db', db, '-origin', origin, '-key', logKey);
    },
    async start() {
      const serverArguments = ['-listen', `127.0.0.1:${port}`, '-ssh-agent', socket, '-db', db];
      const self = ['-name', name, '-key', `SHA256:${fingerprint}`];
      running = spawn(programs.litewitness, [...serverArguments, ...self], {
        stdio: 'ignore',
        env: { ...process.env, ...goRoutes },
      });
      await waitUntilListening({ port, host: '127.0.0.1' }, running);
    },
    stop: () => end(running),
    async remove() {
      await end(running);
      await end(agent);
      rmSync(folder, { recursive: true });
    },
  };
}
