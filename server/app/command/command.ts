import { parseArgs } from 'node:util';
import { RefusalError } from '#domain/refusal.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { refusalMessage } from '../../platform/gateway/gateway.ts';
import { StartError } from '../../platform/process/process.ts';
import { type Config, readConfig } from '../../platform/settings/settings.ts';
import { openForStaff } from './open-for-staff.ts';

export type Options = Record<string, string>;

export interface CommandShape {
  /** Shown when something is missing, such as `npm run keys -- --by NAME`. */
  readonly usage: string;
  readonly required: readonly string[];
  readonly defaults: Options;
}

/** Runs an operator command: reads its options, opens the database, and closes it again. */
export async function runCommand(
  shape: CommandShape,
  work: (options: Options, database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usageOf(shape.usage));
    return;
  }
  try {
    const options = readOptions(shape, process.argv.slice(2));
    const config = readConfig(process.env);
    const database = await openForStaff(config);
    try {
      await work(options, database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const refusalText = findRefusalText(error);
    if (refusalText === null && !(error instanceof StartError)) throw error;
    console.error(refusalText ?? (error as StartError).message);
    process.exitCode = 1;
  }
}

function findRefusalText(error: unknown): string | null {
  return error instanceof RefusalError ? refusalMessage('en', error.reason, error.facts) : null;
}

/** Several ways to call a command are listed one below the other. */
export const usageOf = (usage: string): string =>
  usage.includes('\n') ? `Usage:\n  ${usage.replaceAll('\n', '\n  ')}` : `Usage: ${usage}`;

/** One of the acts that a command has, before it does anything. */
export function readAct<Act extends string>(options: Options, acts: readonly Act[]): Act {
  const act = acts.find((candidate) => candidate === options.act);
  if (act) return act;

  const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(acts);
  throw new StartError(`--act must be ${choices}, not '${options.act}'.`);
}

export function readOptions(shape: CommandShape, args: readonly string[]): Options {
  const names = [...shape.required, ...Object.keys(shape.defaults)];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args: [...args], options, strict: true }));
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    throw new StartError(`${problem}. ${usageOf(shape.usage)}`);
  }

  const chosen = { ...shape.defaults, ...values } as Options;
  const missing = shape.required.find((name) => !chosen[name]);
  if (missing) throw new StartError(`--${missing} is missing. ${usageOf(shape.usage)}`);
  return chosen;
}
