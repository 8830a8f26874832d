// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findBackHandler, useBackHandler } from './back-handler.ts';

test('a screen handles the back arrow while it has a previous step, and then releases it', () => {
  const stepBack = () => {};
  const screen = renderHook(({ own }) => useBackHandler(own), {
    initialProps: { own: null as (() => void) | null },
  });
  expect(findBackHandler()).toBeNull();
  screen.rerender({ own: stepBack });
  expect(findBackHandler()).toBe(stepBack);
  screen.rerender({ own: null });
  expect(findBackHandler()).toBeNull();
  screen.rerender({ own: stepBack });
  screen.unmount();
  expect(findBackHandler()).toBeNull();
});
