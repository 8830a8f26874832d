// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInstall, watchInstall } from './install.ts';

test('an offer to install is kept until it is taken, and never made by itself', async () => {
  watchInstall();
  const { result } = renderHook(() => useInstall());
  expect(result.current).toBeNull();
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  const way = result.current;
  if (way?.by !== 'prompt') throw new Error('There is no offer to take');
  await act(async () => way.ask());
  expect(prompt).toHaveBeenCalledOnce();
  expect(result.current).toBeNull();
});
