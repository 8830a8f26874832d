import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';

const folder = fileURLToPath(new URL('./kept/', import.meta.url));

/** Numbers, times and ids differ from day to day; names, roles and their order do not. */
const lasting = (tree: string): string =>
  `${tree
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '0')
    .replaceAll(/\b[A-Z](?:-[A-Z\d]{4}){2}\b/g, '0')
    .replaceAll(/[\w-]{40,}/g, '0')
    // A number or hash of which the screen shows both ends.
    .replaceAll(/\b[A-Za-z\d]+…\u2060?[A-Za-z\d]+\b/g, '0')
    .replaceAll(/\b[\dA-Fa-f]{8,}\b/g, '0')
    .replaceAll(/\b(?=[A-Z\d]*\d)[A-Z\d]{6,}\b/g, '0')
    .replaceAll(/(?<!\[level=)\d+(?:[.,:]\d+)*/g, '0')
    .replaceAll(/[−-]0/g, '0')
    // The age of what is on screen follows the real clock, in the morning and in the afternoon.
    .replaceAll(/\b0\s(?:AM|PM)\b/g, '0')
    // Announced when the count arrives, which may be before or after the screen.
    .replaceAll(/status: 0 unread notifications?/g, 'status')}\n`;

/**
 * Compares a scene's accessibility tree with the one on record, and returns the difference; null
 * when they are equal. With `TREES=update` the current one is recorded.
 */
export async function compareTree(name: string, scene: Locator): Promise<string | null> {
  const path = `${folder}${name}.yml`;
  if (process.env.TREES === 'update') {
    await mkdir(folder, { recursive: true });
    await writeFile(path, await settled(scene));
    return null;
  }
  const storedTree = await readFile(path, 'utf8').catch(() => '');
  let now = '';
  // What is below loads slightly later, so it is given time.
  const look = async () => {
    now = lasting(await scene.ariaSnapshot());
    return now;
  };
  await expect
    .poll(look, { timeout: laterMs })
    .toBe(storedTree)
    .catch(() => {});
  return now === storedTree ? null : `${name}${firstDifference(storedTree, now)}`;
}

const laterMs = 5_000;

/** The tree once it has been stable for longer than anything loads late. */
async function settled(scene: Locator): Promise<string> {
  let [earlierTree, currentTree] = ['', lasting(await scene.ariaSnapshot())];
  while (earlierTree !== currentTree) {
    await scene.page().waitForTimeout(laterMs / 2);
    [earlierTree, currentTree] = [currentTree, lasting(await scene.ariaSnapshot())];
  }
  return currentTree;
}

function firstDifference(storedTree: string, now: string): string {
  const [storedLines, currentLines] = [storedTree.split('\n'), now.split('\n')];
  const line = currentLines.findIndex((text, index) => text !== storedLines[index]);
  const [was, is] = [storedLines.at(line) ?? '', currentLines.at(line) ?? ''].map((text) =>
    text.trim(),
  );
  return `, line ${line + 1}: was "${was}", is "${is}"`;
}
