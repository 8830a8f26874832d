// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a busy button keeps its name and focus but cannot be pressed again', () => {
  const pressed = vi.fn();
  render(
    <Button busy onClick={pressed}>
      Put 120.00
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Put 120.00' });
  button.focus();
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a busy button does not send its form a second time', () => {
  const sent = vi.fn();
  render(
    <form onSubmit={sent}>
      <Button busy type="submit">
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
});
