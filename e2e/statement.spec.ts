import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Download, Page } from '@playwright/test';
import { enterAs, expect, test } from './journey.ts';
import { expectToast } from './toasts.ts';

const run = promisify(execFile);
const verifier = 'packages/verify/verify-statement.mjs';

async function openStatement(page: Page): Promise<void> {
  await enterAs(page, '/wallet');
  await page.getByRole('button', { name: /^Statement/ }).click();
  await expect(page.getByRole('dialog').getByText('Check it yourself')).toBeVisible();
}

async function save(page: Page, name: RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  return download;
}

test('each format is downloaded, and the check file is verified with the key of the app', async ({
  page,
}, testInfo) => {
  await openStatement(page);
  const printed = await save(page, /^Document/);
  expect(printed.suggestedFilename()).toMatch(/^SIMULATED-statement-.*\.html$/);
  expect(readFileSync(await printed.path(), 'utf8')).toMatch(/^<!doctype html>/);
  await expectToast(page, `${printed.suggestedFilename()} downloaded`);

  const csv = readFileSync(await (await save(page, /^CSV/)).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFF"SIMULATED"/);
  expect(csv).toContain('System top-up');

  const file = testInfo.outputPath('check.jsonl');
  await (await save(page, /^Check file/)).saveAs(file);
  const program = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download verifier' }).click();
  const own = testInfo.outputPath('verify-statement.mjs');
  await (await program).saveAs(own);
  expect(readFileSync(own, 'utf8')).toBe(readFileSync(verifier, 'utf8'));
  const key = (await page.locator('section code').last().textContent()) ?? '';
  const { stdout } = await run(process.execPath, [own, file, '--key', key]);
  expect(stdout).toMatch(/sound: [1-9]\d* records/);

  const bytes = readFileSync(file);
  const at = bytes.indexOf('"remark"') + 3;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
  await expect(run(process.execPath, [own, file])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('line 2: '),
  });
});

test('a range of two dates is chosen, and the field says when they are in the wrong order', async ({
  page,
}) => {
  await openStatement(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Choose dates' }).click();
  await page.getByLabel('From').fill('2026-03-02');
  await page.getByLabel('To (inclusive)').fill('2026-03-01');
  await expect(page.getByText('The end date is before the start date.')).toBeVisible();
  await page.getByLabel('To (inclusive)').fill('2026-03-31');
  await expect(page.getByText('Mar 2, 2026 to Mar 31, 2026, time zone')).toBeVisible();
  const csv = await save(page, /^CSV/);
  expect(csv.suggestedFilename()).toBe('SIMULATED-statement-2026-03-02-2026-03-31.csv');
});

/** Replaces the head that the browser has stored. */
const keepHead = (page: Page, head: object) =>
  page.evaluate((other) => {
    const { id } = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { id: string };
    const heads = JSON.parse(localStorage.getItem('walletHead') ?? '{}') as Record<string, object>;
    localStorage.setItem('walletHead', JSON.stringify({ [id]: { ...heads[id], ...other } }));
  }, head);

test('the app keeps the head it saw, and says so for as long as history is shorter', async ({
  page,
}) => {
  await enterAs(page, '/wallet');
  await expect(page.getByText('Available funds').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('walletHead'))).toContain('seq');
  await expect(page.getByText('Your history')).toHaveCount(0);

  await keepHead(page, { seq: 9_999, seenAt: '2026-11-01T10:00:00.000Z' });
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'Your history' });
  await expect(notice).toContainText('Your history is shorter than it was on this device on');
  await expect(notice).toContainText('November 1, 2026');
  await expect(notice).toContainText('Seen then: record 9999');
  await page.reload();
  await expect(notice).toContainText('Your history is shorter');
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save the evidence' }).click();
  const evidence = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(evidence)).toMatchObject({
    format: 'reachbook-evidence/1',
    what: 'shorter',
    kept: { seq: 9_999 },
  });
  await notice.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a head that is no longer part of the chain is reported as well', async ({ page }) => {
  await enterAs(page, '/wallet');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('walletHead'))).toContain('seq');
  await keepHead(page, { seq: 0, hash: 'f'.repeat(64) });
  await page.reload();
  await expect(page.getByText('Your history doesn’t match what this device saw on')).toBeVisible();
});
