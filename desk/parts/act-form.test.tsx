// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangeForm } from '../pages/acceptors/acceptor-forms.tsx';
import type { Acceptor } from '../pages/acceptors/acceptors-page.tsx';
import { CampaignForm } from '../pages/campaigns/campaign-form.tsx';
import { AddForm as AddHostForm } from '../pages/hosts/host-forms.tsx';
import { PlacementForm } from '../pages/placements/placement-forms.tsx';
import { ActForm } from './act-form.tsx';
import { DetailDrawer } from './detail-drawer.tsx';

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const msg = 'This cannot be taken.';

/** Opens a form, submits it as it is, and waits for the refusal, which is shown once. */
async function refuse(form: ReactNode, submit: string, reason: string, facts: object) {
  const body = JSON.stringify({ code: 400, msg, data: { reason, facts } });
  vi.stubGlobal('fetch', async () => new Response(body));
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>
    </MantineProvider>,
  );
  const shown = screen.getByRole('button', { name: submit }).closest('form');
  if (shown) fireEvent.submit(shown);
  await waitFor(() => expect(screen.queryAllByText(shownAs(reason))).toHaveLength(1));
}

const shownAs = (reason: string) => (reason === 'input_invalid' ? /isn’t valid/ : msg);

const besides = (label: string) => {
  const input = screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((one) => document.getElementById(one)?.textContent).join(' ');
};

const close = () => {};

test('a refused field of a host is marked at its input, which gets the focus', async () => {
  const facts = { why: 'pay_in', part: 'pay', at: 'origin' };
  await refuse(<AddHostForm onClose={close} />, 'Request host app', 'staff_text_blocked', facts);
  expect(besides('Origin')).toContain(msg);
  expect(besides('Reason')).not.toContain(msg);
  expect(document.activeElement).toBe(screen.getByLabelText('Origin', { exact: false }));
});

test('a refusal that names its field is shown there too, whatever the field is called', async () => {
  const facts = { at: 'payBps' };
  const form = <PlacementForm onClose={close} publishers={[]} />;
  await refuse(form, 'Request placement', 'input_invalid', facts);
  expect(besides('Publisher share \\(percent\\)')).toContain('isn’t valid');
});

test('the limit of an acceptor is refused beside the limit', async () => {
  const acceptor = { id: 'a', version: 1, name: 'Harbour', isActive: true } as Acceptor;
  const form = <ChangeForm acceptor={acceptor} onClose={close} />;
  await refuse(form, 'Request change', 'field_invalid', { field: 'limit' });
  expect(besides('Limit per exchange')).toContain(msg);
});

test('a name refused in one language marks its tab, and is shown in it', async () => {
  const facts = { why: 'pay_in', part: 'pay', at: 'names.de' };
  await refuse(<CampaignForm onClose={close} />, 'Request activity', 'staff_text_blocked', facts);
  expect(besides('Name')).not.toContain(msg);
  const tab = screen.getByRole('tab', { name: /Deutsch/ });
  expect(tab.textContent).toContain('Refused');
  const form = within(screen.getByRole('dialog'));
  expect(form.getByRole('alert').textContent).toContain(msg);
  fireEvent.click(tab);
  expect(besides('Name')).toContain(msg);
  expect(form.queryByRole('alert')).toBeNull();
});

test('input is discarded only after a question, and an untouched form asks nothing', () => {
  const left = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <AddHostForm onClose={left} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  pressEscape();
  expect(left).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText('Origin', { exact: false }), {
    target: { value: 'https://host.example' },
  });
  pressEscape();
  expect(left).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(left).toHaveBeenCalledTimes(2);
});

test('Escape asks about what was typed, and leaves the drawer below the form open', async () => {
  const shut = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <DetailDrawer onClose={shut} title="Kettle">
          <ActForm isBusy={false} onClose={shut} onSubmit={close} submit="Save" title="Change">
            <input aria-label="Name" />
          </ActForm>
        </DetailDrawer>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Kettle 2' } });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(await screen.findByText('Discard your changes?')).toBeTruthy();
  expect(shut).not.toHaveBeenCalled();
});
