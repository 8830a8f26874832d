// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PullToRefresh } from './pull-to-refresh.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.scrollTop = 0;
});

function renderFigures(refreshing = false) {
  const onRefresh = vi.fn();
  render(
    <PullToRefresh
      age="Complete up to 12:04"
      onRefresh={onRefresh}
      pullText="Pull"
      refreshing={refreshing}
      refreshingText="Loading"
      refreshLabel="Refresh"
      releaseText="Let go"
    >
      <p>Figures</p>
    </PullToRefresh>,
  );
  return onRefresh;
}

const at = (clientY: number) => ({ touches: [{ clientX: 0, clientY }] });

function pull(distance: number) {
  const figures = screen.getByText('Figures');
  fireEvent.touchStart(figures, at(0));
  fireEvent.touchMove(figures, at(10));
  fireEvent.touchMove(figures, at(distance));
  return () => fireEvent.touchEnd(figures, { touches: [] });
}

test('a long pull refreshes when released', () => {
  const onRefresh = renderFigures();
  const letGo = pull(200);
  expect(screen.getByRole('status').textContent).toBe('Let go');
  expect(onRefresh).not.toHaveBeenCalled();
  letGo();
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('a short pull does nothing', () => {
  const onRefresh = renderFigures();
  const letGo = pull(60);
  expect(screen.getByRole('status').textContent).toBe('Pull');
  letGo();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('a pull on a scrolled page scrolls it instead', () => {
  const onRefresh = renderFigures();
  document.documentElement.scrollTop = 40;
  pull(200)();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('without touch, a button refreshes, beside the age of the data', () => {
  const onRefresh = renderFigures();
  expect(screen.getByText('Complete up to 12:04')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('a pull during a refresh does not start another', () => {
  const onRefresh = renderFigures(true);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  pull(200)();
  expect(onRefresh).not.toHaveBeenCalled();
});
