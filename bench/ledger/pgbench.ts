import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { runtimeRole } from '../../server/platform/database/runtime-role.ts';
import { amountOfEach, fundsOfEach, idPrefix } from './ready-partners.ts';

const run = promisify(execFile);

const aptGet = '/usr/bin/apt-get';

/** The path of PostgreSQL's own load generator, or null. Installs it first where permitted. */
export async function getPgbench(): Promise<string | null> {
  const path = findPgbench();
  if (path || process.getuid?.() !== 0 || !existsSync(aptGet)) return path;

  console.error('Installing postgresql for its pgbench; its server is not used');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    await run(aptGet, args, { env }).catch(({ message }) => console.error(message));
  }

  return findPgbench();
}

function findPgbench(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [...folders, ...globSync('/usr/lib/postgresql/*/bin')]
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => existsSync(file));
  return found ?? null;
}

/**
 * The two statements of `lockWallets` and `post` in one transaction, prepared, for the same entry
 * as on our side. All that is done to these wallets moves the same amount after one deposit, so
 * that turns and balances follow from `seq`, and neither side has the database work them out. It
 * takes the hash of a record as it is given: pgbench makes up one where we compute ours.
 */
const scriptFor = (partners: number): string => `
\\set number random(1, ${partners})
begin;
select owner, seq, head, at, accounts, is_stopped, gen_random_uuid() as id
  from lock_wallets(array['${idPrefix}' || lpad(:number::text, 12, '0')]::uuid[])
\\gset
\\set next :seq + 1
\\set moved :seq * ${amountOfEach}
\\set left ${fundsOfEach} - :moved
select post_entries(
  array[:id]::uuid[], array['payout_request'], array[date_trunc('milliseconds', now())],
  array[null]::text[], array['{"test":"yes"}']::jsonb[], array[null]::text[],
  array[null]::uuid[],
  array[:id, :id]::uuid[], array[:owner, :owner]::uuid[], array['available', 'payout'],
  array[:next, :seq]::bigint[], array[-${amountOfEach}, ${amountOfEach}]::bigint[],
  array[:left, :moved]::bigint[],
  array[:owner]::uuid[], array[:next]::bigint[], array[:id]::uuid[],
  array[sha256(decode(:head, 'hex'))], array[decode(:head, 'hex')]);
commit;
`;

export interface PgbenchRound {
  readonly program: string;
  readonly databaseUrl: string;
  /** How many wallets it posts to, chosen at random. */
  readonly partners: number;
  readonly connections: number;
  readonly seconds: number;
}

/** Transactions per second, without the first second, in which it plans and warms up. */
export async function runPgbench(round: PgbenchRound): Promise<number> {
  const { program, databaseUrl, partners, connections, seconds } = round;
  const folder = mkdtempSync(join(tmpdir(), 'reachbook-'));
  const script = join(folder, 'post.sql');
  writeFileSync(script, scriptFor(partners));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);

  try {
    const { stdout, stderr } = await run(
      program,
      [
        ...['--no-vacuum', '--protocol=prepared', '--progress=1', `--file=${script}`],
        ...[`--client=${connections}`, '--jobs=2', `--time=${seconds + 1}`],
      ],
      {
        env: {
          ...process.env,
          PGHOST: hostname,
          PGPORT: port,
          PGUSER: decodeURIComponent(username),
          PGPASSWORD: decodeURIComponent(password),
          PGDATABASE: decodeURIComponent(pathname.slice(1)),
          PGOPTIONS: `-c role=${runtimeRole}`,
        },
      },
    );
    return rateOf(stdout, stderr, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the lines `progress: 2.0 s, 1234.5 tps, …`; throws when a transaction failed. */
export function rateOf(summary: string, progress: string, seconds: number): number {
  if (!/number of failed transactions: 0 /.test(summary) || /aborted/.test(progress)) {
    throw new Error(`pgbench failed: ${progress}${summary}`);
  }

  const rates = [...progress.matchAll(/^progress: .* s, ([\d.]+) tps/gm)]
    .map(([, rate]) => Number(rate))
    .slice(1, seconds + 1);
  if (rates.length === 0) throw new Error(`pgbench says no rate: ${progress}`);

  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
