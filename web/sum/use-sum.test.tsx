import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { LedgerLine } from '../parts/ledger-line.tsx';
import { basicConfigStored } from '../session/session.ts';
import { RoundingLine } from './rounding-line.tsx';
import { type SumPart, useSum } from './use-sum.ts';

afterEach(() => {
  cleanup();
  basicConfigStored.set(null);
});

interface ShownProps {
  readonly parts: readonly SumPart[];
  readonly total: SumPart;
}

function Shown({ parts, total }: ShownProps) {
  const sum = useSum()(parts, total);
  return (
    <>
      {sum.parts.map(({ money, display }) => (
        <LedgerLine key={money} label="Part" {...display} />
      ))}
      <RoundingLine rounding={sum.rounding} />
      <LedgerLine label="Total" total {...sum.total} />
    </>
  );
}

/** The lines of a sum, as a screen reader reads them. */
function lines(given: ShownProps, locale = 'en'): string {
  const { container } = render(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <Shown {...given} />
    </IntlProvider>,
  );
  return [...container.children].map(({ textContent }) => textContent).join(' ');
}

const owed: ShownProps = {
  parts: ['14823.104', '727.268', '20132.164'].map((money) => ({ money, side: 'pays' })),
  total: { money: '35682.536', side: 'pays' },
};

test('what rounding leaves over is a line of its own, between the parts and the total', () => {
  expect(lines(owed)).toBe('Part14,823.11 Part727.27 Part20,132.17 Rounding−0.01 Total35,682.54');
  cleanup();
  expect(lines(owed, 'de')).toBe(
    'Part14.823,11 Part727,27 Part20.132,17 Rounding−0,01 Total35.682,54',
  );
});

test('there is no such line where the rounded parts add up', () => {
  const parts = [{ money: '10.00' }, { money: '2.505', side: 'pays', isSubtracted: true }] as const;
  expect(lines({ parts, total: { money: '7.495', form: 'change' } })).toBe(
    'Part10.00 Part2.51 Total+7.49',
  );
});

test('nothing is called rounding where the exact parts do not add up', () => {
  expect(lines({ parts: [{ money: '1.00' }], total: { money: '1.02' } })).toBe(
    'Part1.00 Total1.02',
  );
});

test.each([
  ['JPY', 'Part3 Part4 Rounding+1 Total8'],
  ['KWD', 'Part3.500 Part4.500 Total8.000'],
])('a sum in %s has its decimals', (currency, text) => {
  basicConfigStored.set({ currency } as never);
  const parts = [{ money: '3.50' }, { money: '4.50' }];
  expect(lines({ parts, total: { money: '8.00' } })).toBe(text);
});

test('counts are never rounded', () => {
  const parts = [
    { money: '1240', form: 'count' },
    { money: '-3', form: 'count' },
  ] as const;
  expect(lines({ parts, total: { money: '1237', form: 'count' } })).toBe(
    'Part1,240 Part−3 Total1,237',
  );
});
