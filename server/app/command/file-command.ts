import { parseArgs } from 'node:util';
import { StartError } from '../../platform/process/process.ts';
import { type Config, readConfig } from '../../platform/settings/settings.ts';
import { usageOf } from './command.ts';

export interface FileCommand {
  readonly usage: string;
  /** The only option beside the file. */
  readonly option: string;
}

/** Runs a command that takes a file; problems the operator can fix are reported in one sentence. */
export async function runFileCommand(
  { usage, option }: FileCommand,
  work: (file: string, optionValue: string | null, config: Config) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usageOf(usage));
    return;
  }
  try {
    const { file, optionValue } = readWords(usage, option);
    await work(file, optionValue, readConfig(process.env));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function readWords(usage: string, option: string): { file: string; optionValue: string | null } {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: { [option]: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...extraArguments] = positionals;
    if (file && extraArguments.length === 0)
      return { file, optionValue: (values[option] as string) ?? null };
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    throw new StartError(`${problem}. ${usageOf(usage)}`);
  }
  throw new StartError(`One FILE is needed. ${usageOf(usage)}`);
}
