import { spawnSync } from 'node:child_process';

/** Tests alone may look into the tools, which the server knows nothing of. */
interface DebianTool {
  findDebianPrograms(wanted: {
    readonly name: string;
    readonly suite: string;
    readonly programs: readonly ['nats-server'];
  }): { readonly paths?: Readonly<Record<'nats-server', string>>; readonly missing?: string };
}

const toolAddress = new URL('../../tools/debian-program.ts', import.meta.url).href;

/** The oldest version that says in /varz whether it syncs before it acknowledges. */
const versionMin = [2, 10] as const;

function isNewEnough(program: string): boolean {
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major = 0, minor = 0] = (/v(\d+)\.(\d+)\./.exec(said) ?? []).map(Number);
  return major > versionMin[0] || (major === versionMin[0] && minor >= versionMin[1]);
}

async function find(): Promise<string | null> {
  const { findDebianPrograms } = (await import(toolAddress)) as DebianTool;
  const wanted = { name: 'nats-server', suite: 'trixie', programs: ['nats-server'] } as const;
  const { paths, missing } = findDebianPrograms(wanted);
  const program = paths?.['nats-server'] ?? null;
  if (program !== null && isNewEnough(program)) return program;
  const why = missing ?? `${program} is older than ${versionMin.join('.')}`;
  process.stderr.write(`\nNOT RUN: the event stream is not tested, for ${why}.\n`);
  return null;
}

let found: Promise<string | null> | null = null;

/** The nats-server of this machine, or of its distribution; null when there is no way to it. */
export const getNatsServer = (): Promise<string | null> => {
  found ??= find();
  return found;
};
