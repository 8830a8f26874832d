import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { type MoneyFormat, useMoney } from './use-money.ts';

type Write = (money: MoneyFormat) => string;

const Written = ({ write }: { readonly write: Write }) => write(useMoney());

/** A language's formatted money, with plain spaces. */
function written(locale: string, write: Write): string {
  const { container, unmount } = render(
    <IntlProvider locale={locale} messages={{}} timeZone="UTC">
      <Written write={write} />
    </IntlProvider>,
  );
  const text = container.textContent;
  unmount();
  expect(text, 'an amount and its currency stay on one line').not.toContain(' ');
  return text.replaceAll(/\s/g, ' ');
}

test.each([
  ['en', 'SIM 1,240.50', '−SIM 3.25'],
  ['de', '1.240,50 SIM', '−3,25 SIM'],
  ['fr', '1 240,50 SIM', '−3,25 SIM'],
  ['ja', 'SIM 1,240.50', '−SIM 3.25'],
])('%s puts the currency in its usual place', (locale, whole, loss) => {
  expect(written(locale, (money) => money.whole('1240.50', 'SIM'))).toBe(whole);
  expect(written(locale, (money) => money.wholeChange('-3.25', 'SIM'))).toBe(loss);
});

test('an amount has the decimals of its currency, and never looks better than it is', () => {
  expect(written('en', (money) => money.whole('3991.80', 'JPY'))).toBe('JPY 3,991');
  expect(written('en', (money) => money.wholePaid('3991.80', 'JPY'))).toBe('JPY 3,992');
  expect(written('en', (money) => money.whole('1.2345', 'KWD'))).toBe('KWD 1.234');
  expect(written('en', (money) => money.amount('200.04264'))).toBe('200.04');
  expect(written('en', (money) => money.paid('32.060001'))).toBe('32.07');
  expect(written('en', (money) => money.change('-15.844'))).toBe('−15.85');
  expect(written('en', (money) => money.wholeChange('61.20', 'EUR'))).toBe('+EUR 61.20');
});

test('an exact amount shows every decimal of the ledger', () => {
  expect(written('en', (money) => money.wholeExact('0.031250', 'SIM'))).toBe('SIM 0.03125');
  expect(written('de', (money) => money.exact('1200.042640'))).toBe('1.200,04264');
  expect(written('en', (money) => money.exactChange('-15.844'))).toBe('−15.844');
  expect(written('en', (money) => money.exact('20.00'))).toBe('20.00');
});

test('an amount in an unknown currency is shown without one', () => {
  expect(written('de', (money) => money.whole('1240.50', ''))).toBe('1.240,50');
});
