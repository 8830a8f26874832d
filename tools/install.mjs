// Runs before every npm script, on whatever Node the machine has, and with no packages yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(project, 'node_modules');

/** What these need is in `dependencies`; all other programs are suites, with `devDependencies`. */
export const isSuite = (program) =>
  !/^(server|simulator)\/|^tools\/(build|dev|start)\.ts$/.test(program);

const system = process.platform === 'win32' ? 'win' : process.platform;
const isAppleSilicon = system === 'darwin' && process.arch === 'arm64';
/** The package that is the project's own Node for this machine. */
const nodePackage = `${isAppleSilicon ? 'node-bin' : 'node'}-${system}-${process.arch}`;
export const nodeProgram = join(
  modules,
  nodePackage,
  'bin',
  system === 'win' ? 'node.exe' : 'node',
);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(project, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** What npm has installed: it writes this list last, when all packages are complete. */
const readInstalled = () => readPackages('node_modules/.package-lock.json');

function isInstalled(withSuites) {
  const installed = readInstalled();
  const isThere = ([path, { version, dev, optional }]) =>
    optional || (dev && !withSuites) || installed[path]?.version === version;
  const { '': _project, ...locked } = readPackages('package-lock.json');
  // A folder may come from another machine, whose Node does not run here.
  return existsSync(nodeProgram) && Object.entries(locked).every(isThere);
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

/** npm takes a package for complete whose unpacking was interrupted. */
function removeUnlisted() {
  const installed = readInstalled();
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((inScope) => `${name}/${inScope}`)
      : name,
  );
  for (const name of names) {
    if (name.startsWith('.') || `node_modules/${name}` in installed) continue;
    rmSync(join(modules, name), { recursive: true, force: true });
  }
}

function installPackages(withSuites) {
  // A server may be running on what is there.
  const isAddition = isInstalled(false);
  console.log(`Installing ${isAddition ? 'the packages of the suites' : 'packages'} (once)…`);
  if (isAddition) removeUnlisted();
  const asked = [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    ...['--no-fund', '--no-audit', '--loglevel=error'],
    // Explicit, because of NODE_ENV=production or a user setting.
    ...[withSuites ? '--include=dev' : '--omit=dev', '--include=optional'],
  ];
  // Asking the registry about every package that is in npm's cache takes as long as the rest of the
  // install. A cache that knows an older list of versions than the lockfile needs is asked past.
  if (!runNpm([...asked, '--prefer-offline']) && !runNpm(asked)) {
    fail('The packages could not be installed: npm says why above.');
  }
  if (!existsSync(nodeProgram)) {
    fail(`The project's own Node.js, the npm package "${nodePackage}", could not be installed.`);
  }
}

export function install(withSuites) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Reachbook needs Node.js 20 or newer to install itself, and this is ${process.version}.`);
  }
  if (!isInstalled(withSuites)) installPackages(withSuites);
  // npm 10 links no program whose name several packages have, though only one of them is installed.
  const link = join(modules, '.bin', 'node');
  if (system !== 'win' && !existsSync(link)) {
    symlinkSync(join('..', nodePackage, 'bin', 'node'), link);
  }
}
