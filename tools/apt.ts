import { spawnSync } from 'node:child_process';

const run = (programArguments: string[]): boolean =>
  spawnSync('apt-get', programArguments, { stdio: 'inherit' }).status === 0;

let isUpToDate = false;

/** Installs distribution packages where the user is allowed to; false if that is impossible. */
export function installByApt(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  isUpToDate ||= run(['update', '-qq']);
  return isUpToDate && run(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
