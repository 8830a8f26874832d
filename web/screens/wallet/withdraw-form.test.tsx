// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const card = { id: 'c', target: 'Harbour Bank ··· 1234', method: 'bank', last4: '1234' };

test('a payout of 0, or of more than there is, says why it is not possible', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={async () => null}>
              <WithdrawForm
                card={card}
                currency="SIM"
                onDone={() => {}}
                terms={{ available: '300.00', bankCost: '1.00' }}
              />
            </PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox');
  const said = () => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  fireEvent.change(field, { target: { value: '0' } });
  // A 0 may still become 0.50.
  expect(said()).not.toContain(messages.refusal.payout_zero);
  fireEvent.blur(field);
  expect(said()).toContain(messages.refusal.payout_zero);
  fireEvent.change(field, { target: { value: '300.01' } });
  expect(said()).toContain(messages.refusal.payout_above_available);
});
