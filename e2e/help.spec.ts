import sharp from 'sharp';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#1e3fae' } })
    .jpeg()
    .toBuffer();

test('a partner looks a question up, and writes about it with an image', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'asker', code, '/ad-center/ques-detail');
  await expect(page.getByRole('heading', { name: 'Operating rules' })).toBeVisible();
  expect(await findProblems(page), 'questions').toEqual([]);
  await page.getByLabel('Search').fill('conversions within 7');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  await page.getByLabel('Search').fill('dividend');
  await expect(page.getByText('Try another word')).toBeVisible();
  await page.getByLabel('Search').fill('learning');
  await page.getByRole('link', { name: 'What is the learning phase?' }).click();
  await expect(page.getByText('30 to 50 conversions within 7 days')).toBeVisible();
  expect(await findProblems(page), 'question').toEqual([]);
  await page.getByRole('link', { name: 'Can I lose money with a plan?' }).click();
  await expect(page).toHaveURL(/ques-detail\?id=plan-loss$/);
  await page.getByRole('link', { name: 'Write to us about this' }).click();
  await expect(page.getByText('About the question “Can I lose money with a plan?”')).toBeVisible();

  const submit = page.getByRole('button', { name: 'Send feedback' });
  await submit.click();
  await expect(page.getByText('Choose a topic.')).toBeVisible();
  await expect(page.getByText('Tell us what it’s about.')).toBeVisible();
  expect(await findProblems(page), 'feedback with errors').toEqual([]);
  await page.getByRole('button', { name: 'Plans', exact: true }).click();
  await page.getByLabel('Your message').fill('How is the <b>profit share</b> counted?');
  await page.getByLabel('Image 1').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<html>'),
  });
  await expect(page.getByText('This isn’t a JPEG, PNG or WebP image.')).toBeVisible();
  await page.getByLabel('Image 1').setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('This isn’t a JPEG, PNG or WebP image.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await page.getByLabel('Image 1').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(),
  });
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  // The draft survives a reload.
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(/profit share/);
  await expect(page.getByRole('button', { name: 'Plans', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByLabel('Image 1').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(),
  });
  await submit.click();
  const thanks = page.getByText(/Your ticket is F-/);
  await expect(thanks).toBeVisible();
  const [ticket = ''] = /F-\w{4}-\w{4}/.exec((await thanks.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: new RegExp(ticket) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('How is the <b>profit share</b> counted?')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Attached image 1' })).toBeVisible();
  expect(await findProblems(page), 'ticket').toEqual([]);

  const row = await db.sql.maybeOne<{ about: string; images: string[] }>`
    select about, images from support_case where kind = 'ticket' and subject = ${ticket}`;
  expect(row).toMatchObject({ about: 'plan-loss' });
  expect(row?.images).toHaveLength(1);
});

test('in German the questions are German, and a question that is gone says so', async ({
  page,
  code,
}) => {
  await openAccountBeforeApp(page, 'frager', code);
  await page.evaluate(() => localStorage.setItem('lang', '"de"'));
  await page.goto('/#/ad-center/ques-detail?id=learning-phase');
  await expect(page.getByRole('heading', { name: 'Was ist die Lernphase?' })).toBeVisible();
  await page.goto('/#/ad-center/ques-detail?id=never-asked');
  await expect(page.getByText('Diese Frage gibt es nicht mehr')).toBeVisible();
});
