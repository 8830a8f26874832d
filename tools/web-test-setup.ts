import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files share a window, which is slow to create, and nothing else: each one gets fresh
// modules, and leaves neither storage nor elements nor listeners behind.
vi.resetModules();

const { addEventListener } = window;
const forget: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target) as typeof addEventListener;
  target.addEventListener = ((...given: Parameters<typeof addEventListener>) => {
    const [type, listener, options] = given;
    forget.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  }) as typeof addEventListener;
  forget.push(() => {
    target.addEventListener = add;
  });
}

// Testing Library does this itself only where the test functions are globals.
afterEach(() => cleanup());

afterAll(() => {
  for (const undo of forget) undo();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const storage of [localStorage, sessionStorage]) storage.clear();

  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }

  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

// A busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 });
