// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInstall } from './install.ts';

test('an install offer waits until it is taken, and is gone once the app is installed', () => {
  const { result } = renderHook(() => useInstall());
  expect(result.current).toBeNull();
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  Object.assign(window, { installPrompt: offer });
  act(() => void window.dispatchEvent(offer));
  expect(prompt).not.toHaveBeenCalled();
  const way = result.current;
  if (way?.by !== 'prompt') throw new Error('There is no offer to take');
  way.ask();
  expect(prompt).toHaveBeenCalledOnce();
  Object.assign(window, { installPrompt: undefined });
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(result.current).toBeNull();
});
