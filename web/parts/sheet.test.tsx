// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Confirm } from './confirm.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function LanguageSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Language
      </button>
      <Sheet closeLabel="Close" onClose={() => setOpen(false)} open={isOpen} title="Languages">
        <input aria-label="Photo" type="file" />
      </Sheet>
    </>
  );
}

function openSheet() {
  render(<LanguageSheet />, { wrapper: StrictMode });
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

test('cancel comes before confirm and does nothing else', () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <Confirm
      cancelLabel="Cancel"
      confirmLabel="Log out"
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title="Log out of 88120?"
    />,
  );
  const [first, second] = screen.getAllByRole('button');
  expect([first?.textContent, second?.textContent]).toEqual(['Cancel', 'Log out']);
  if (first) fireEvent.click(first);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});
