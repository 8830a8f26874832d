// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findBackHandler, useBackHandler } from './back-handler.ts';

test('a screen takes the back arrow while it has a step to go back to, and then gives it up', () => {
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
