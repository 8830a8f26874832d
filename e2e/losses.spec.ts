import type { Locator, Page } from '@playwright/test';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { becomePartner, offerPlan, openPlan, reviewPut, waitForDelivery } from './offer.ts';
import { typePassword } from './pay-password-acts.ts';

/** Everything that makes a number larger, bolder, more prominent or differently placed. */
const looks = [
  ...['fontSize', 'fontWeight', 'fontFamily', 'fontStyle', 'fontStretch', 'letterSpacing'],
  ...['lineHeight', 'textTransform', 'textDecorationLine', 'textShadow', 'opacity', 'filter'],
  ...['display', 'visibility', 'textAlign', 'paddingTop', 'paddingBottom', 'borderBottomWidth'],
  ...['borderBottomStyle', 'backgroundColor', 'boxShadow', 'transform', 'zoom'],
  ...['animationName', 'animationDuration', 'transitionDuration'],
] as const;

interface Look {
  readonly style: Record<string, string>;
  readonly place: readonly number[];
  readonly width: number;
  readonly text: string;
}

/** A number's style, position and the size of its letters. */
const lookOf = (number: Locator): Promise<Look> =>
  number.evaluate((element, names) => {
    const computed = getComputedStyle(element);
    const style = Object.fromEntries(
      names.map((name) => [name, computed[name as keyof CSSStyleDeclaration] as string]),
    );
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, height, width: room } = element.getBoundingClientRect();
    const { width } = range.getBoundingClientRect();
    return { style, place: [top + scrollY, height, room], width, text: element.textContent };
  }, looks);

/** A call's answer with one amount turned into a gain or a loss. */
async function answerWith(page: Page, path: string, turn: (data: Answer) => void): Promise<void> {
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Answer };
    turn(answer.data);
    await route.fulfill({ response, json: answer });
  });
}

interface Answer {
  earnings?: { ownResult: string };
  figures?: { name: string; value: string | null; previous: string | null }[];
}

interface Shown {
  readonly screen: string;
  readonly path: string;
  readonly turn: (data: Answer, amount: string) => void;
  readonly number: (page: Page) => Locator;
}

const turnProfit = ({ figures }: Answer, amount: string) => {
  for (const figure of figures ?? []) if (figure.name === 'profit') figure.value = amount;
};

const profit = (page: Page) => page.locator('button[data-size="hero"] [data-sign]').first();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a loss is as plain as a gain wherever one is shown, in ${colorScheme}`, async ({
    page,
    db,
    code,
  }) => {
    test.setTimeout(180_000);
    const name = `plan-loser-${colorScheme}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await becomePartner(page, db, name, code, '300.00');
    const { planNo, placementKey } = await offerPlan(db, name);
    await openPlan(page, planNo);
    await reviewPut(page, '60');
    await typePassword(page);
    await expectDone(page, 'SIM 60.00 put on this plan');
    await waitForDelivery(page, placementKey);
    const shown: Shown[] = [
      {
        screen: `/#/plan/detail?planNo=${planNo}`,
        path: '/plan/order/detail',
        turn: ({ earnings }, amount) => {
          if (earnings) earnings.ownResult = amount;
        },
        number: (tab) => tab.getByRole('button', { name: /Profit so far/ }).locator('[data-sign]'),
      },
      {
        screen: '/#/ad-center',
        path: '/ad/order/data_statistics/list*',
        turn: turnProfit,
        number: profit,
      },
    ];
    for (const { screen, path, turn, number } of shown) {
      const seen: Look[] = [];
      for (const amount of ['48.20', '-48.20']) {
        await answerWith(page, path, (data) => turn(data, amount));
        await page.goto(screen);
        await page.reload();
        await expect(number(page)).toContainText('48.20');
        seen.push(await lookOf(number(page)));
        expect(await findProblems(page), `${amount} on ${screen}`).toEqual([]);
      }
      await page.unroute(`**/api${path}`);
      const [gain, loss] = seen as [Look, Look];
      expect(loss.style, screen).toEqual(gain.style);
      expect(loss.place, screen).toEqual(gain.place);
      // The two signs are almost equally wide.
      expect(Math.abs(loss.width - gain.width), screen).toBeLessThan(1);
      // A sign says it too, not only the colour.
      expect([gain.text.includes('+48.20'), loss.text.includes('−48.20')]).toEqual([true, true]);
    }

    // Money in and money out are in the same list.
    await page.goto('/#/wallet');
    const rows = page.locator('li [data-sign]');
    await expect(rows.filter({ hasText: '+300.00' }).first()).toBeVisible();
    const [came, went] = [
      await lookOf(rows.filter({ hasText: '+300.00' }).first()),
      await lookOf(rows.filter({ hasText: '−60.00' }).first()),
    ];
    expect(went.style).toEqual(came.style);
  });
}
