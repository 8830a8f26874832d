import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { type FigureName, figureNames, figureRows } from '#domain/delivery/ad-center-figures.ts';
import { languages } from '#domain/language.ts';
import { formatMicro, micro, parseMicro, roundShown, zero } from '#domain/money.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { textsIn } from '#texts/by-language.ts';
import { texts as messages } from '#texts/en/app.ts';
import type { AdData } from './ad-center-screen.tsx';
import { FiguresOverview } from './figures-overview.tsx';

const count = fc.nat(2 ** 40).map(String);
const money = fc.bigInt(-(10n ** 13n), 10n ** 13n).map((amount) => formatMicro(micro(amount)));
const positive = money.map((amount) => amount.replace('-', ''));

const values = { count, has: positive, pays: positive, signed: money };

const answers = fc
  .tuple(...figureNames.map((name) => fc.option(values[figureRows[name].format])))
  .map(
    (values): AdData => ({
      ...{ from: null, to: '2026-11-15T12:00:00.000Z', completeTo: '2026-11-15T12:00:00.000Z' },
      figures: figureNames.map((name, at) => {
        return { name, value: values[at] ?? null, previous: null, series: [] };
      }),
      networkCost: null,
      pendingRevenue: null,
    }),
  );

const hasDelivery = ({ figures }: AdData) =>
  figures.some(({ name, value }) => name === 'consumed' && value !== null);

/** What a reader of the language would type into a calculator. */
function numberIn(text: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const plain = text.replaceAll(sign('group'), '').replace(sign('decimal'), '.');
  return plain.replace('−', '-').replace(/[^\d.-]/g, '');
}

/** Costs round up, everything else down; a count is not an amount. */
function shownOf(name: FigureName, value: string | null): string {
  const amount = parseMicro(value ?? '');
  if (amount === null) return value ?? '';
  // Among the parts of profit, what was consumed is taken away.
  const isTaken = name === 'consumed' && amount !== zero;
  if (isTaken) return `-${formatMicro(roundShown(amount, 2, 'pays'))}`;
  return formatMicro(roundShown(amount, 2, 'has'));
}

test.each(['en', 'de', 'fr', 'th'])(
  'in %s the screen shows the reply’s figures, to the cent and never rounded up in our favour',
  (locale) => {
    fc.assert(
      fc.property(answers.filter(hasDelivery), (data) => {
        const { container } = render(
          <IntlProvider locale={locale} messages={messages} timeZone="UTC">
            <FiguresOverview data={data} onOpen={() => {}} period="1" />
          </IntlProvider>,
        );
        const texts = [...container.querySelectorAll('.value')].map((one) =>
          numberIn(one.textContent ?? '', locale),
        );
        const expected = data.figures.map(({ name, value }) => shownOf(name, value));
        cleanup();
        return expected.every((value) => texts.some((text) => sameNumber(text, value)));
      }),
      { numRuns: isLongRun ? 250 : 40 },
    );
  },
);

const sameNumber = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && trimmed(one) === trimmed(other));

/** Trailing zeros of a decimal mean nothing. */
const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

test('this test’s comparison notices a single wrong digit', () => {
  expect(sameNumber('12.50', '12.5')).toBe(true);
  expect(sameNumber('12.51', '12.5')).toBe(false);
});

test.each([
  ['before the first put', null],
  ['after the first put and before the first ad', '40'],
])('%s every figure is there, and those without data say so', (_, put) => {
  const figures = figureNames.map((name) => {
    const value = ['invested', 'toBeConsumed', 'operated'].includes(name) ? put : null;
    return { name, value, previous: null, series: [] };
  });
  const at = '2026-11-15T02:30:00.000Z';
  const data = {
    from: null,
    to: at,
    completeTo: at,
    networkCost: null,
    pendingRevenue: null,
    figures,
  } as AdData;
  const { container } = render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <FiguresOverview data={data} onOpen={() => {}} period="1" />
    </IntlProvider>,
  );
  const values = [...container.querySelectorAll('.value')].map((one) => one.textContent);
  const known = put === null ? 0 : 3;
  expect(values).toHaveLength(9);
  expect(values.filter((value) => value === '40.00')).toHaveLength(known);
  expect(screen.getAllByText(messages.figures.none)).toHaveLength(9 - known);
  expect(container.textContent).toContain(messages.figures.emptyTitle);
  cleanup();
});

test.each(languages.map(({ code }) => code))(
  'in %s a value of the period before is named first, so that an arrow is not read as its sign',
  async (language) => {
    const { figures } = (await textsIn(language, 'app')) as typeof messages;
    for (const before of Object.values(figures.before))
      expect(before).toMatch(/\S\s?[:：]\s?\{value\}$/);
  },
);

test('what coupons and start-up funds paid stands beside profit, and is no loss', () => {
  const figures = figureNames.map((name) => {
    return { name, value: name === 'profit' ? '0.00' : '2.70', previous: null, series: [] };
  });
  const at = '2026-11-15T02:30:00.000Z';
  const amounts = { networkCost: '2.70', pendingRevenue: null };
  const data = { from: null, to: at, completeTo: at, ...amounts, figures } as AdData;
  const { container, getByRole } = render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <FiguresOverview data={data} onOpen={() => {}} period="1" />
    </IntlProvider>,
  );
  expect(container.querySelector('[data-sign]')).toBeNull();
  getByRole('button', { name: /Paid by coupons and start-up funds.*2\.70/ });
  cleanup();
});

test('the incomplete hour is never drawn as a fall', () => {
  const series = ['10', '10', '1'].map((value, hour) => ({
    ...{ at: `2026-11-15T0${hour}:00:00.000Z`, value },
  }));
  const figures = figureNames.map((name) => ({ name, value: '21', previous: null, series }));
  const at = '2026-11-15T02:30:00.000Z';
  const data = {
    from: null,
    to: at,
    completeTo: at,
    networkCost: null,
    pendingRevenue: null,
    figures,
  } as AdData;
  const { container } = render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <FiguresOverview data={data} onOpen={() => {}} period="1" />
    </IntlProvider>,
  );
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(lines).toContain('M50 0H100');
  expect(lines.filter((line) => line.includes('L100'))).toEqual([]);
  cleanup();
});
