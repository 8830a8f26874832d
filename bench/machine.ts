import { cpus } from 'node:os';
import { getNativeFolder } from '../server/platform/database/embedded/binaries.ts';
import { runProgram } from '../server/platform/database/embedded/run-program.ts';

/** The machine that the figures were measured on. */
export async function describeMachine(): Promise<string> {
  const postgres = `${await getNativeFolder()}/bin/postgres`;
  const { output } = await runProgram(postgres, ['--version'], { user: null });
  const [version = 'of unknown version'] = output.match(/\d[\d.]*/) ?? [];
  const cores = cpus();

  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`,
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${version}`,
    `${process.platform} ${process.arch}`,
  ].join(', ');
}
