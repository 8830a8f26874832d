import { spawnSync } from 'node:child_process';

/** Only tests may use the tools folder, which the server does not know. */
interface DebianTool {
  findDebianPrograms(name: 'nats-server'): Promise<{
    readonly paths?: Readonly<Record<'nats-server', string>>;
    readonly missing?: string;
  }>;
}

const toolAddress = new URL('../../../tools/debian-program.ts', import.meta.url).href;

/** The oldest version that reports in /varz whether it syncs before acknowledging. */
const versionMin = [2, 10] as const;

function isNewEnough(program: string): boolean {
  const said = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [, major = 0, minor = 0] = (/v(\d+)\.(\d+)\./.exec(said) ?? []).map(Number);
  return major > versionMin[0] || (major === versionMin[0] && minor >= versionMin[1]);
}

async function find(): Promise<string | null> {
  const { findDebianPrograms } = (await import(toolAddress)) as DebianTool;
  const { paths, missing } = await findDebianPrograms('nats-server');
  const program = paths?.['nats-server'] ?? null;
  if (program !== null && isNewEnough(program)) return program;
  const why = missing ?? `${program} is older than ${versionMin.join('.')}`;
  process.stderr.write(`\nNOT RUN: the event stream is not tested, for ${why}.\n`);
  return null;
}

let found: Promise<string | null> | null = null;

/** The installed nats-server, or the distribution's; null when there is none. */
export const getNatsServer = (): Promise<string | null> => {
  found ??= find();
  return found;
};
