// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

test('an error is announced together with its field', () => {
  render(<Field error="Too short." hint="At least 8." id="login" label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('login-hint login-error');
  expect(document.getElementById('login-error')?.textContent).toBe('Too short.');
});

test('a password can be shown and hidden again', () => {
  render(<Field hideLabel="Hide" label="Password" showLabel="Show" type="password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});
