import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../.cache/nats', import.meta.url));
/** The oldest version that says in /varz whether it syncs before it acknowledges. */
const versionMin = [2, 10] as const;

function isNewEnough(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major = 0, minor = 0] = (/v(\d+)\.(\d+)\./.exec(said) ?? []).map(Number);
  return major > versionMin[0] || (major === versionMin[0] && minor >= versionMin[1]);
}

const own = join(cache, 'usr', 'sbin', 'nats-server');

function findNatsServer(): string | null {
  const { PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter).filter(Boolean), '/usr/sbin', '/usr/bin'];
  const places = [...folders.map((folder) => join(folder, 'nats-server')), own];
  return places.find(isNewEnough) ?? null;
}

/** Suites that are newer than the machine's own, the oldest first. */
const suites = ['trixie', 'forky', 'sid'];

/** The machine's own package sources, but of another suite: no host is named here. */
function sourcesOf(suite: string): { name: string; text: string } | null {
  const stanza = readAll('/etc/apt/sources.list.d', '.sources')
    .split(/\n\s*\n/)
    .find((one) => /^Suites:\s*\S+/m.test(one) && !/security/.test(one));
  if (stanza !== undefined) {
    const text = stanza
      .replace(/^Suites:.*$/m, `Suites: ${suite}`)
      .replace(/^Components:.*$/m, 'Components: main');
    return { name: 'apt.sources', text };
  }
  const lists = readAll('/etc/apt', 'sources.list') + readAll('/etc/apt/sources.list.d', '.list');
  const line = lists.split('\n').find((one) => /^deb\s/.test(one) && !/security/.test(one));
  const [, start] = /^(deb\s+(?:\[.*\]\s+)?\S+)/.exec(line ?? '') ?? [];
  return start === undefined ? null : { name: 'apt.list', text: `${start} ${suite} main` };
}

function readAll(folder: string, ending: string): string {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(ending));
    return names.map((name) => `${readFileSync(join(folder, name), 'utf8')}\n\n`).join('');
  } catch {
    return '';
  }
}

/** Unpacks the package into a folder of ours, with lists of its own: the machine stays as it is. */
function fetchFrom(suite: string): boolean {
  const sources = sourcesOf(suite);
  if (sources === null) return false;
  const file = join(cache, sources.name);
  for (const folder of ['lists/partial', 'archives/partial', 'parts']) {
    mkdirSync(join(cache, folder), { recursive: true });
  }
  writeFileSync(file, `${sources.text.trim()}\n`);
  const options = [
    ...['-o', `Dir::Etc::sourcelist=${file}`, '-o', `Dir::Etc::sourceparts=${cache}/parts`],
    ...['-o', `Dir::State::lists=${cache}/lists`, '-o', `Dir::Cache=${cache}`, '-qq'],
  ];
  const run = (program: string, words: readonly string[]) =>
    spawnSync(program, words, { cwd: cache, stdio: 'ignore' }).status === 0;
  if (!run('apt-get', [...options, 'update'])) return false;
  if (!run('apt-get', [...options, 'download', 'nats-server'])) return false;
  const [name] = readdirSync(cache).filter((one) => /^nats-server_.*\.deb$/.test(one));
  return name !== undefined && run('dpkg-deb', ['-x', name, cache]);
}

let found: string | null | undefined;

/** The nats-server of this machine, fetched once when there is none; null when there is no way. */
export function getNatsServer(): string | null {
  if (found !== undefined) return found;
  found = findNatsServer();
  for (const suite of suites) {
    if (found === null && fetchFrom(suite)) found = findNatsServer();
  }
  if (found === null) {
    console.error('\nNOT RUN: no nats-server 2.10 or newer is here, so the event stream is untested.\n');
  }
  return found;
}
