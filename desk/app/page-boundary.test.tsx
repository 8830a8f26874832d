// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page whose file is gone after a new build offers to reload', async () => {
  // React reports on the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch a module')));
  render(
    <MantineProvider env="test">
      <PageBoundary>
        <Suspense>
          <Gone />
        </Suspense>
      </PageBoundary>
    </MantineProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});
