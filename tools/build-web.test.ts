import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { needsBuild } from './build-web.ts';

let project = '';
const folders = ['web/pages', 'web', 'browser', 'domain', 'texts', 'contract'];

function write(name: string, minute: number): void {
  writeFileSync(join(project, name), name);
  utimesSync(join(project, name), minute * 60, minute * 60);
}

function settleFolders(): void {
  for (const folder of folders) utimesSync(join(project, folder), 60, 60);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'reachbook-build-'));

  for (const folder of [...folders, 'web/dist']) {
    mkdirSync(join(project, folder), { recursive: true });
  }

  for (const name of ['web/pages/home.tsx', 'domain/money.ts', 'package-lock.json']) write(name, 1);
  settleFolders();
});

afterEach(() => rmSync(project, { recursive: true }));

it('the web app is built when there is none', () => {
  expect(needsBuild(project)).toBe(true);
});

it('the web app is built again only when something it is made from has changed', () => {
  write('web/dist/index.html', 2);
  write('web/dist/late.js', 3);
  expect(needsBuild(project)).toBe(false);
  write('domain/money.ts', 4);
  expect(needsBuild(project)).toBe(true);
});

it('the web app is built again when a file was removed', () => {
  write('web/dist/index.html', 2);
  expect(needsBuild(project)).toBe(false);
  rmSync(join(project, 'web/pages/home.tsx'));
  expect(needsBuild(project)).toBe(true);
});
