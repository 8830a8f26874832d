// Runs before every npm script, on whatever Node the machine has, and with no packages yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(project, 'package-lock.json');
const modules = join(project, 'node_modules');
const stamp = join(modules, '.installed');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function findText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

// The packages contain binaries for one platform, and a folder may move to another.
const machine = `${process.platform}-${process.arch}`;

function expectedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${hash} ${machine}\n`;
}

function readLockedPackages() {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages || {};
}

// A registry that lacks the builds for other platforms leaves them out of the lockfile; `npm ci`
// then considers the lockfile outdated, while `npm install` does not.
function isLockfileComplete() {
  const packages = readLockedPackages();
  return Object.entries(packages).every(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies || {}).every(
      (name) => `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages,
    ),
  );
}

// npm keeps a list of what it installed, so a manual install need not be repeated.
function isInstalledByHand() {
  const list = findText(join(modules, '.package-lock.json'));
  const made = findText(stamp);
  if (list === null || (made !== null && !made.trim().endsWith(` ${machine}`))) return false;
  const installed = JSON.parse(list).packages || {};
  return Object.entries(readLockedPackages()).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in installed ? installed[path].version === version : optional === true;
  });
}

function runNpm(npmArguments) {
  const script = process.env.npm_execpath;
  const options = { cwd: project, stdio: 'inherit' };
  // Not the Node of node_modules, which npm is about to replace.
  const node = process.env.npm_node_execpath || process.execPath;
  const result =
    script && /npm-cli\.c?js$/.test(script)
      ? spawnSync(node, [script, ...npmArguments], options)
      : spawnSync('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
  return result.status === 0;
}

function hasNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const links = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node'];
  return (
    existsSync(join(modules, 'node', 'bin', program)) &&
    links.some((name) => existsSync(join(modules, '.bin', name)))
  );
}

function install() {
  console.log('Installing packages (once)…');
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  // Explicit, because NODE_ENV=production or a user setting would leave them out.
  const everything = ['--include=dev', '--include=optional'];
  const command = isLockfileComplete() ? ['ci'] : ['install', '--no-save'];
  const asked = [...command, ...quiet, ...everything];
  // Asking the registry about every package that is in npm's cache takes as long as the rest of the
  // install. A cache that knows an older list of versions than the lockfile needs is asked past.
  if (!runNpm([...asked, '--prefer-offline']) && !runNpm(asked)) {
    fail('The packages could not be installed: npm says why above.');
  }
}

function repairNode() {
  console.log('Setting up Node.js for this project (once)…');
  runNpm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (hasNode()) return;
  fail(
    'The Node.js of this project (the npm package "node") could not be set up: allow its ' +
      'install script, then run npm rebuild node.',
  );
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Reachbook needs Node.js 20 or newer to install itself, and this is ${process.version}.`);
}
const expected = expectedStamp();
if (findText(stamp) !== expected) {
  if (!isInstalledByHand()) install();
  if (!hasNode()) repairNode();
  writeFileSync(stamp, expected);
}
if (!hasNode()) repairNode();
