import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './project.ts';

/** Programs of a Debian package, by name; or why they are unavailable on this machine. */
export type DebianPrograms<Name extends string> =
  | { readonly paths: Readonly<Record<Name, string>> }
  | { readonly missing: string };

/** Each with the release that has the package; its programs run on older ones too. */
const packages = {
  'nats-server': { suite: 'trixie', programs: ['nats-server'] },
  // The witness in trixie's older package, `litetlog`, never cosigns: it fails when it records what
  // it saw.
  torchwood: { suite: 'forky', programs: ['litewitness', 'witnessctl'] },
} as const;

type PackageName = keyof typeof packages;
type ProgramOf<Name extends PackageName> = (typeof packages)[Name]['programs'][number];

const run = promisify(execFile);
const cache = join(projectFolder, '.cache', 'debian');

/**
 * Finds programs that a test runs for real: installed ones, or else those of a Debian package,
 * downloaded once through the machine's package sources (apt verifies their signatures) and
 * unpacked into the cache. Nothing is installed.
 */
export async function findDebianPrograms<const Name extends PackageName>(
  name: Name,
): Promise<DebianPrograms<ProgramOf<Name>>> {
  const folder = join(cache, name);
  const programs: readonly ProgramOf<Name>[] = packages[name].programs;
  const installed = pathsOf(programs, (process.env.PATH ?? '').split(delimiter));
  if (installed) return { paths: installed };

  try {
    if (!existsSync(folder)) await unpack(name, folder);
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { missing: `${name} is neither installed nor to be had here: ${message}` };
  }

  const paths = pathsOf(programs, [join(folder, 'usr/bin'), join(folder, 'usr/sbin')]);
  return paths ? { paths } : { missing: `${name} has no ${programs.join(', ')}` };
}

/** Has all of them at hand: whoever needs one later finds it in the cache. */
export async function fetchDebianPrograms(): Promise<void> {
  await Promise.all(Object.keys(packages).map((name) => findDebianPrograms(name as PackageName)));
}

function pathsOf<Name extends string>(programs: readonly Name[], folders: readonly string[]) {
  const pairs = programs.map((name) => [
    name,
    folders.map((folder) => join(folder, name)).find(isProgram),
  ]);
  const isWhole = pairs.every(([, path]) => path !== undefined);

  return isWhole ? (Object.fromEntries(pairs) as Record<Name, string>) : null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function unpack(name: PackageName, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'work-'));

  try {
    for (const part of ['lists/partial', 'archives/partial', 'unpacked']) {
      mkdirSync(join(work, part), { recursive: true });
    }

    for (const [file, text] of Object.entries(readSources(packages[name].suite))) {
      writeFileSync(join(work, file), text);
    }

    const options = {
      'Dir::Etc::SourceList': '/dev/null',
      'Dir::Etc::SourceParts': work,
      'Dir::State::Lists': join(work, 'lists'),
      'Dir::Cache': work,
      'APT::Sandbox::User': '',
      'Acquire::Languages': 'none',
      'Acquire::Retries': '0',
      'Acquire::http::Timeout': '15',
    };

    const optionArguments = Object.entries(options).flatMap(([option, value]) => [
      '-o',
      `${option}=${value}`,
    ]);
    const limits = { cwd: work, timeout: 300_000 };
    await run('apt-get', [...optionArguments, 'update'], limits);
    await run('apt-get', [...optionArguments, 'download', name], limits);
    const archive = readdirSync(work).find((file) => file.endsWith('.deb'));
    if (archive === undefined) throw new Error('nothing was downloaded');

    await run('dpkg-deb', ['-x', archive, 'unpacked'], limits);
    if (!existsSync(folder)) renameSync(join(work, 'unpacked'), folder);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The machine's own package sources, for another release of the same distribution. */
function readSources(suite: string): Record<string, string> {
  const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (codename === undefined) throw new Error('this machine has no release of Debian');

  const parts = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...readdirSync(parts).map((file) => join(parts, file))];
  const texts = files.flatMap((file, index) => {
    const ending = /\.(list|sources)$/.exec(file)?.[0];
    const text = ending === undefined || !existsSync(file) ? '' : readFileSync(file, 'utf8');
    if (!text.includes(codename)) return [];
    return [[`${index}${ending}`, text.replaceAll(new RegExp(`\\b${codename}\\b`, 'g'), suite)]];
  });

  if (texts.length === 0) throw new Error('this machine has no package sources');

  return Object.fromEntries(texts);
}
