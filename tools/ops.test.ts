import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../server/platform/settings/config.ts';
import { projectFolder } from './project.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const units = readdirSync(join(projectFolder, 'ops/systemd')).filter((name) =>
  /\.(service|timer)$/.test(name),
);
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reachbook-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = units.map((name) => {
    const file = join(folder, name);
    // It looks for the programs that are started, which are elsewhere here.
    writeFileSync(file, read(`ops/systemd/${name}`).replaceAll('/opt/reachbook', projectFolder));
    return file;
  });

  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  // Units of the machine itself are not ours to fix.
  const about = stderr.split('\n').filter((line) => /reachbook/.test(line));
  expect(about).toEqual([]);
  expect(status).toBe(0);
});

const settingFiles = ['config', 'mail-config'].map((name) =>
  read(`server/platform/settings/${name}.ts`),
);
const known = settingFiles.flatMap((text) => text.match(/(?<=^ {2})[A-Z_]+(?=: v\.)/gm) ?? []);

test('the list of settings has every setting, and no other', () => {
  const listed = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)];
  expect(listed.map(([, name = '']) => name).sort()).toEqual([...known].sort());
});

test('every program and setting that the units name exists', () => {
  for (const name of units) {
    for (const [, program = ''] of read(`ops/systemd/${name}`).matchAll(/node ([\w/-]+\.ts)/g)) {
      expect(read(program)).not.toBe('');
    }
  }

  const { BACKUP_TO, ...settings } = parseEnv(read('ops/systemd/reachbook.env'));
  expect(BACKUP_TO).toMatch(/^age1/);
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  expect(readConfig(settings)).toMatchObject({ metricsPort: 9464, drainSeconds: 8 });
});

test('the guide says what to do about every alert, and names every settings file of ours', () => {
  const guide = read('docs/operate.md');
  const alerts = [...read('ops/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)];
  for (const [, alert = ''] of alerts) expect(guide).toContain(alert);
  const named = [...guide.matchAll(/`(ops\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(4);

  for (const path of named) {
    expect(() => readdirSync(join(projectFolder, path.replace(/[^/]+$/, '')))).not.toThrow();
    if (!path.endsWith('/')) expect(read(path)).not.toBe('');
  }
});
