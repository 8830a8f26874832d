// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('the bell shows and announces the number of unread messages', () => {
  render(<IconButton badge="99+" icon="bell" label="Notifications" />);
  const bell = screen.getByRole('button', { name: 'Notifications, 99+' });
  expect(bell.textContent).toBe('99+');
});

test('the number is not announced twice if the label already has it', () => {
  render(<IconButton badge="3" icon="bell" label="3 unread notifications" />);
  expect(screen.getByRole('button', { name: '3 unread notifications' })).toBeDefined();
});

test('no badge is shown when nothing is unread', () => {
  render(<IconButton badge="" icon="bell" label="Notifications" />);
  expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
});
