import { join } from 'node:path';
import { projectFolder } from '../../tools/project.ts';
import { actors } from '../stage/furnish.ts';
import { screens } from '../stage/scenes.ts';
import { type Stage, setStage } from '../stage/stage.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { Tab } from './tab.ts';
import { test as base, expect } from './test.ts';

interface Furniture {
  readonly stage: Stage;
  readonly seen: Recorder;
}

/** A demo with weeks of history, so that each screen has something on it. */
const test = base.extend<object, Furniture>({
  stage: [
    async ({ engineName: _ }, use) => {
      const desk = join(projectFolder, 'desk', 'dist');
      const stage = await setStage(join(projectFolder, 'web', 'dist'), { desk });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  seen: [
    async ({ stage }, use) => {
      const recorder = await startRecorder(stage.url);
      await use(recorder);
      await recorder.close();
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(600_000);

/** Waits until the page is rendered with everything that it requested. */
async function isStill(tab: Tab, seen: Recorder): Promise<void> {
  for (let calm = 0; calm < 2; ) {
    await expect
      .poll(() => tab.run(() => document.querySelectorAll('[data-shape], [aria-busy=true]').length))
      .toBe(0);
    calm = seen.countAsked() === 0 ? calm + 1 : 0;
  }
}

async function go(tab: Tab, seen: Recorder, hash: string): Promise<string[]> {
  await tab.goTo(hash);
  await isStill(tab, seen);
  const isEmpty = await tab.run(() => document.querySelector('main, h1') === null);
  const complaints = seen.takeComplaints();
  return isEmpty ? [...complaints, 'nothing is shown'] : complaints;
}

test('every screen of the app loads without an error', async ({ engine, stage, seen }) => {
  const wrong: Record<string, string[]> = {};
  for (const actor of [null, 'partner', 'newcomer'] as const) {
    const tab = new Tab(await engine.openTab(), seen.url);
    await tab.resize(390, 844);
    await tab.goto('/#/login');
    if (actor !== null) {
      await tab.fill('Username', actors[actor].username);
      await tab.fill('Password', actors[actor].password);
      await tab.press('button', 'Log in');
      await tab.isAt(/#\/ad-center$/);
    }
    for (const screen of screens.filter((one) => one.actor === actor)) {
      const complaints = await go(tab, seen, screen.address(stage));
      if (complaints.length > 0) wrong[screen.name] = complaints;
    }
    await tab.close();
  }
  expect(wrong).toEqual({});
});

test('every page of the desk loads without an error', async ({ engine, stage, seen }) => {
  const tab = new Tab(await engine.openTab(), seen.url);
  await tab.resize(1280, 800);
  const { hash } = new URL(stage.deskAddress);
  await tab.goto(`/desk/${hash}`);
  await tab.press('button', 'Look around');
  await tab.see('button', 'Log out');
  const pages = await tab.run(() =>
    [...document.querySelectorAll('nav a[href^="#/"]')].map((link) => link.getAttribute('href')),
  );
  expect(pages.length).toBeGreaterThan(20);
  const wrong: Record<string, string[]> = {};
  for (const page of pages) {
    const complaints = await go(tab, seen, (page ?? '').slice(1));
    if (complaints.length > 0) wrong[page ?? ''] = complaints;
  }
  await tab.close();
  expect(wrong).toEqual({});
});
