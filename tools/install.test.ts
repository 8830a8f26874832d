import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let project = '';

// An npm that installs nothing but the file in question, or not even that.
const npm = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  const [command] = process.argv.slice(2);
  appendFileSync('calls', command + '\\n');
  if (process.env.NPM_FAILS === command) process.exit(1);
  for (const folder of ['node_modules/.bin', 'node_modules/node/bin']) {
    mkdirSync(folder, { recursive: true });
    if (command === 'rebuild' || !process.env.NO_SCRIPTS) writeFileSync(folder + '/node', '');
  }
`;

function install(environment: NodeJS.ProcessEnv = {}) {
  rmSync(join(project, 'calls'), { force: true });
  const result = spawnSync(process.execPath, [join(project, 'tools', 'install.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(project, 'npm-cli.cjs'), ...environment },
  });
  return { code: result.status, output: result.stdout + result.stderr };
}

function writeLockfile(version: string, more: object = {}): void {
  const packages = { '': {}, 'node_modules/node': { version, ...more } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'reachbook-install-'));
  mkdirSync(join(project, 'tools'));
  copyFileSync(join(import.meta.dirname, 'install.mjs'), join(project, 'tools', 'install.mjs'));
  writeFileSync(join(project, 'npm-cli.cjs'), npm);
  writeLockfile('26.10.0');
});

afterEach(() => rmSync(project, { recursive: true }));

const called = (): boolean => existsSync(join(project, 'calls'));

it.skipIf(process.platform === 'win32')('packages are installed once for each lockfile', () => {
  expect(install()).toEqual({ code: 0, output: 'Installing packages (once)…\n' });
  expect(install()).toEqual({ code: 0, output: '' });
  expect(called()).toBe(false);
  writeLockfile('26.11.0');
  install();
  expect(called()).toBe(true);
});

it.skipIf(process.platform === 'win32')('packages installed by hand are left alone', () => {
  install();
  rmSync(join(project, 'node_modules', '.installed'));
  const list = join(project, 'node_modules', '.package-lock.json');
  copyFileSync(join(project, 'package-lock.json'), list);
  expect(install()).toEqual({ code: 0, output: '' });
  expect(called()).toBe(false);
});

it.skipIf(process.platform === 'win32')(
  'Node is set up when its install script did not run',
  () => {
    const { code, output } = install({ NO_SCRIPTS: '1' });
    expect(code).toBe(0);
    expect(output).toContain('Setting up Node.js for this project (once)…');
  },
);

it.skipIf(process.platform === 'win32')(
  'a lockfile without builds for other machines will do',
  () => {
    writeLockfile('26.10.0', { optionalDependencies: { 'build-for-another-machine': '1.0.0' } });
    expect(install({ NPM_FAILS: 'ci' }).code).toBe(0);
  },
);

it('an install that fails ends in one sentence', () => {
  const { code, output } = install({ NPM_FAILS: 'ci' });
  expect(code).toBe(1);
  expect(output).toContain('The packages could not be installed: npm says why above.');
  const second = install({ NO_SCRIPTS: '1', NPM_FAILS: 'rebuild' });
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/allow its install script, then run npm rebuild node/);
});
