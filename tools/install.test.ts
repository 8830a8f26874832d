import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeProgram } from './install.mjs';
import { projectFolder } from './project.ts';

let project = '';
const at = (...names: string[]): string => join(project, ...names);
const program = nodeProgram.slice(projectFolder.length);
const packageOfNode = `node_modules/${basename(dirname(dirname(nodeProgram)))}`;

// An npm that installs nothing but the list of packages and the file in question, or not even that.
const npm = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const { dirname, join } = require('node:path');
  const asked = process.argv.slice(2);
  appendFileSync('calls', asked.filter((word) => /^[a-z]|save|dev/.test(word)).join(' ') + '\\n');
  if (process.env.NPM_FAILS) process.exit(1);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const path of Object.keys(packages)) {
    if (packages[path].dev && asked.includes('--omit=dev')) delete packages[path];
    else mkdirSync(path || 'node_modules/.bin', { recursive: true });
  }
  const program = join(process.cwd(), ${JSON.stringify(program)});
  mkdirSync(dirname(program), { recursive: true });
  if (!process.env.NO_NODE) writeFileSync(program, 'node');
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

function install(withSuites: boolean, environment: NodeJS.ProcessEnv = {}) {
  rmSync(at('calls'), { force: true });
  const script = `import { install } from './tools/install.mjs'; install(${withSuites})`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: at('npm-cli.cjs'), ...environment },
  });

  const called = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim() : null;
  return { code: result.status, output: result.stdout + result.stderr, called };
}

function writeLockfile(version: string): void {
  const packages = {
    '': {},
    [packageOfNode]: { version: '26.10.0', optional: true },
    'node_modules/fastify': { version },
    'node_modules/of-another-machine': { version, optional: true },
    'node_modules/vitest': { version, dev: true },
  };
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages }));
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'reachbook-install-'));
  mkdirSync(at('tools'));
  copyFileSync(join(import.meta.dirname, 'install.mjs'), at('tools', 'install.mjs'));
  writeFileSync(at('npm-cli.cjs'), npm);
  writeLockfile('1.0.0');
});

afterEach(() => rmSync(project, { recursive: true }));

const quiet = { code: 0, output: '', called: null };

it('what runs and builds the product is installed once for each lockfile', () => {
  expect(install(false)).toEqual({
    code: 0,
    output: 'Installing packages (once)…\n',
    called: 'ci --omit=dev',
  });
  expect(install(false)).toEqual(quiet);
  writeLockfile('1.0.1');
  expect(install(false).called).toBe('ci --omit=dev');
});

it('what only suites need is added to it once, and nothing else is touched', () => {
  install(false);
  const lockfile = readFileSync(at('package-lock.json'), 'utf8');
  expect(install(true)).toEqual({
    code: 0,
    output: 'Installing the packages of the suites (once)…\n',
    called: 'install --no-save --include=dev',
  });
  expect(readFileSync(at('package-lock.json'), 'utf8')).toBe(lockfile);
  expect(install(true)).toEqual(quiet);
  expect(install(false)).toEqual(quiet);
});

it('a first suite installs everything at once', () => {
  expect(install(true).called).toBe('ci --include=dev');
  expect(install(false)).toEqual(quiet);
});

it('an interrupted install is repeated', () => {
  install(true);
  rmSync(at('node_modules', '.package-lock.json'));
  expect(install(false).called).toBe('ci --omit=dev');
  writeFileSync(at('node_modules', '.package-lock.json'), '{"packages":{"node_mod');
  expect(install(false).called).toBe('ci --omit=dev');
});

it('what an interrupted addition left behind is removed before the next', () => {
  install(false);

  for (const name of ['vitest', '@types/half']) {
    mkdirSync(at('node_modules', name), { recursive: true });
    writeFileSync(at('node_modules', name, 'package.json'), '{"version":"1.0.0"}');
  }

  install(true);
  expect(existsSync(at('node_modules', 'vitest', 'package.json'))).toBe(false);
  expect(existsSync(at('node_modules', '@types', 'half'))).toBe(false);
  expect(existsSync(at(program))).toBe(true);
});

it('packages of another machine are replaced', () => {
  install(true);
  rmSync(at(program));
  expect(install(true).called).toBe('ci --include=dev');
});

it.skipIf(process.platform === 'win32')('Node has its link, also where npm makes none', () => {
  install(false);
  expect(readFileSync(at('node_modules', '.bin', 'node'), 'utf8')).toBe('node');
});

it('an install that fails ends in one sentence', () => {
  const failed = install(false, { NPM_FAILS: '1' });
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('The packages could not be installed: npm says why above.');
  const without = install(false, { NO_NODE: '1' });
  expect(without.code).toBe(1);
  expect(without.output).toMatch(/own Node\.js, the npm package "node-.*", could not be installed/);
});
