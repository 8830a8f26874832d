import { afterEach, expect, test } from 'vitest';
import { proveAgain, setProver } from './prover.ts';

afterEach(() => setProver(null));

test('a question that the end of a session left open does not keep the next one from being asked', async () => {
  setProver(() => new Promise(() => {}));
  const open = proveAgain(true);
  setProver(null);
  expect(await open).toBe(false);
  setProver(async () => true);
  expect(await proveAgain(true)).toBe(true);
});
