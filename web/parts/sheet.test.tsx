// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  </StrictMode>
);

function LanguageSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Language
      </button>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title="Languages">
        <input aria-label="Photo" type="file" />
      </Sheet>
    </>
  );
}

function openSheet() {
  render(<LanguageSheet />, { wrapper: Frame });
  const opener = screen.getByRole('button', { name: 'Language' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, sheet: screen.getByRole('dialog', { name: 'Languages' }) };
}

test('a sheet returns the focus to the button that opened it', () => {
  const { opener } = openSheet();
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape closes a sheet', () => {
  const { sheet } = openSheet();
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cancelling a file dialog does not close its sheet', () => {
  openSheet();
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a press outside a sheet closes it, but not one that began inside', () => {
  const { sheet } = openSheet();
  fireEvent.pointerDown(screen.getByLabelText('Photo'));
  fireEvent.click(sheet);
  expect(screen.getByRole('dialog')).toBeDefined();
  fireEvent.pointerDown(sheet);
  fireEvent.click(sheet);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second click of a double click does not close the sheet that the first opened', () => {
  const { sheet } = openSheet();
  fireEvent.pointerDown(sheet);
  fireEvent.click(sheet, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeDefined();
});

function openDialog() {
  const onConfirm = vi.fn();
  render(<ConfirmButton label="Log out" onConfirm={onConfirm} title="Log out of 88120?" />, {
    wrapper: Frame,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Log out of 88120?' });
  return { onConfirm, buttons: within(dialog).getAllByRole('button') };
}

test('a button that asks first does nothing by itself, and cancel comes before confirm', () => {
  const { onConfirm, buttons } = openDialog();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Log out']);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the button of the dialog does it once, and the dialog is gone', () => {
  const { onConfirm, buttons } = openDialog();
  fireEvent.click(buttons[1] as HTMLElement);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
