import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt } from './apt.ts';
import { runPackage } from './project.ts';

const isRoot = process.getuid?.() === 0;

export const chromiumArguments: readonly string[] = [
  // Chromium's sandbox refuses root.
  ...(isRoot && process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The headless shell comes first: a journey takes a third less time with it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function listPlaces(): string[] {
  const { CHROMIUM_PATH, PATH = '', ProgramFiles, LOCALAPPDATA } = process.env;
  const folders = [...PATH.split(delimiter).filter(Boolean), '/usr/bin'];
  const windowsRoots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA];

  return [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsRoots.flatMap((root) =>
      root ? [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    ),
    chromium.executablePath(),
  ];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium or Chrome of this machine. */
export function findChromium(): string | null {
  return listPlaces().find(isProgram) ?? null;
}

function installChromium(): void {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installByApt(name);
    if (findChromium() !== null) return;
  }
  runPackage('playwright', ['install', 'chromium']);
}

/** The Chromium of this machine, installed if there is none. */
export async function getChromium(): Promise<string> {
  const program = findChromium();
  if (program !== null) return program;

  console.log('Installing Chromium (once)…');
  installChromium();
  const installed = findChromium();
  if (installed !== null) return installed;

  throw new Error('No Chromium is here: install chromium or set CHROMIUM_PATH to one.');
}
