// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SignedIn, SignedInContext } from '../../app/signed-in.ts';
import { RequestsWaiting } from './requests-waiting.tsx';

test('a partner’s page says what waits for a second person, and where it is decided', () => {
  const request = {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ kind: 'password-link', title: 'Login link for a partner' },
    ...{ reason: 'Requested by phone.', requestedBy: 'Sue Support' },
    requestedAt: '2026-11-18T12:00:00.000Z',
  };
  render(
    <MantineProvider env="test">
      <SignedInContext value={{ name: 'Stan Second', roles: ['support'] } as unknown as SignedIn}>
        <RequestsWaiting requests={[request]} />
      </SignedInContext>
    </MantineProvider>,
  );
  expect(screen.getByText('Waiting for a second person: Login link for a partner')).toBeTruthy();
  expect(screen.getByText(/Sue Support, .*: Requested by phone\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Changes to approve' });
  expect(link.getAttribute('href')).toBe('#/approvals?kind=password-link');
});
