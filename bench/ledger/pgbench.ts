import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { runtimeRole } from '../../server/db/runtime-role.ts';
import { idPrefix } from './ready-partners.ts';

const run = promisify(execFile);

/** Where PostgreSQL's own load program is. Where we may, we install it first. */
export async function getPgbench(): Promise<string> {
  const found = findPgbench();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing postgresql for its pgbench; its server is not used');
    const args = ['install', '-y', '--no-install-recommends', 'postgresql'];
    await run('/usr/bin/apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).catch(() => null);
  }
  const installed = findPgbench();
  if (installed) return installed;
  throw new Error('The ledger is measured against pgbench: install PostgreSQL, which has it.');
}

function findPgbench(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, ...globSync('/usr/lib/postgresql/*/bin')]
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => existsSync(file));
}

/**
 * The two statements of `lockWallets` and `post` in one transaction, as prepared statements, for
 * an entry equal to that of our side. What the second needs to know of the wallet comes from the
 * first, as it does with us; SQL adds it up here in place of JavaScript. The database takes the
 * hash of a record as it is given, so that pgbench makes up one where we compute ours.
 */
const scriptFor = (partners: number): string => `
\\set number random(1, ${partners})
begin;
select owner, seq, head, gen_random_uuid() as id,
       coalesce(max(line ->> 1) filter (where line ->> 0 = 'available'), '0') as available,
       coalesce(max(line ->> 2) filter (where line ->> 0 = 'available'), '0') as available_turn,
       coalesce(max(line ->> 1) filter (where line ->> 0 = 'payout'), '0') as payout,
       coalesce(max(line ->> 2) filter (where line ->> 0 = 'payout'), '0') as payout_turn
  from lock_wallets(array['${idPrefix}' || lpad(:number::text, 12, '0')]::uuid[]),
       json_array_elements(accounts) as line
 group by owner, seq, head
\\gset
select post_entries(
  array[:id]::uuid[], array['payout_request'], array[date_trunc('milliseconds', now())],
  array[null]::text[], array['{"test":"yes"}']::jsonb[], array[null]::text[],
  array[null]::uuid[],
  array[:id, :id]::uuid[], array[:owner, :owner]::uuid[], array['available', 'payout'],
  array[:available_turn::bigint + 1, :payout_turn::bigint + 1], array[-1, 1]::bigint[],
  array[:available::bigint - 1, :payout::bigint + 1],
  array[:owner]::uuid[], array[:seq::bigint + 1], array[:id]::uuid[],
  array[sha256(decode(:head, 'hex'))], array[decode(:head, 'hex')]);
commit;
`;

export interface PgbenchRound {
  readonly program: string;
  readonly databaseUrl: string;
  /** How many wallets it posts to, by chance. */
  readonly partners: number;
  readonly connections: number;
  readonly seconds: number;
}

/** Transactions per second, without those of the first second, in which it plans and warms up. */
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
