import { admitPerson } from '../server/platform/database/test-staff.ts';
import { changeUnguarded } from '../server/platform/database/test-unguarded.ts';
import { answerReview } from '../server/programme/wallet/answer-review.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, test } from './journey.ts';

test('a partner disputes a refused payout, waits, and reads the answer with its name', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'reviewer', code, '/wallet');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByRole('button', { name: 'Ask for a review' }).click();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('This field can’t be empty.')).toBeVisible();
  expect(await findProblems(page), 'form').toEqual([]);
  await sheet.getByLabel('What’s wrong with this refusal?').fill('I did set a password.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('We’ll answer by')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Ask for a review' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const card = page.getByRole('region', { name: 'Payouts' });
  await expect(card.getByText('In review')).toBeVisible();

  const refusal = await db.sql.one<{ id: string }>`
    select f.id from payout_refusal f join partner p on p.id = f.partner_id
     where p.username_key = 'reviewer'`;
  const refusalId = refusal.id;
  // Three days later nobody has answered, and the partner can see that.
  await changeUnguarded(
    db,
    (sql) => sql`
      update support_case set opened_at = opened_at - interval '9 days',
             due_at = due_at - interval '9 days' where refusal_id = ${refusalId}`,
  );
  await page.reload();
  await expect(card.getByText('Overdue')).toBeVisible();
  await expect(card.getByText('We should have answered by')).toBeVisible();
  expect(await findProblems(page), 'overdue').toEqual([]);

  const staff = await admitPerson(db.sql, 'Bo Chen');
  const answer = { refusalId, outcome: 'upheld', answer: 'There is none yet.', staff } as const;
  await db.transaction((sql) => answerReview(sql, answer, new Date()));
  await page.reload();
  await expect(card.getByText('Answered by Bo Chen')).toBeVisible();
  await expect(card.getByText('There is none yet.')).toBeVisible();
  expect(await findProblems(page), 'answered').toEqual([]);

  // The public report counts it. On a narrow phone each figure stands apart from its column's name.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/integrity');
  const figure = page.locator('td[data-column]').first();
  await expect(figure).toBeVisible();
  const gap = await figure.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return cell.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(4);
});
