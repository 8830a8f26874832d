import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { type MoneyFormat, useMoney } from './use-money.ts';

type Write = (money: MoneyFormat) => string;

const Written = ({ write }: { readonly write: Write }) => write(useMoney());

/** What the money of a language writes, with plain spaces. */
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
])('%s puts the currency where it belongs there', (locale, whole, loss) => {
  expect(written(locale, (money) => money.whole('1240.50', 'SIM'))).toBe(whole);
  expect(written(locale, (money) => money.wholeChange('-3.25', 'SIM'))).toBe(loss);
});

test('an amount has the decimals of its currency, and none of the ledger is lost', () => {
  expect(written('en', (money) => money.whole('3991', 'JPY'))).toBe('JPY 3,991');
  expect(written('en', (money) => money.whole('0.031250', 'SIM'))).toBe('SIM 0.03125');
  expect(written('en', (money) => money.whole('20', 'SIM'))).toBe('SIM 20.00');
  expect(written('en', (money) => money.wholeChange('61.2', 'EUR'))).toBe('+EUR 61.20');
});

test('an amount whose currency is not known stands alone', () => {
  expect(written('de', (money) => money.whole('1240.5', ''))).toBe('1.240,50');
});
