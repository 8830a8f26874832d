import { expect, test } from 'vitest';
import { crossCheck, findPython } from './cross-check.ts';

const python = findPython();
const files = 150;

// Without Python nothing can be compared, and the test's name says so.
test(python === null
  ? 'the verifier in Python was NOT run: there is no python3 here (npm run test:verifiers)'
  : `the verifier in Python (${python}) says the same as that in JavaScript of ${files} files`, {
  timeout: 120_000,
}, () => {
  if (python === null) return;
  const { checked, differences } = crossCheck(files);
  expect(differences).toEqual([]);
  expect(checked).toBeGreaterThan(files);
});
