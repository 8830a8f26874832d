import { crossCheck, findPython } from './cross-check.ts';

/** `npm run test:verifiers`: both verifiers on the same files. Without python3 it fails. */
const [tampered = '1000'] = process.argv.slice(2);
const python = findPython();
if (python === null) {
  console.error('There is no python3 on this machine, so nothing was compared.');
  process.exitCode = 1;
} else {
  const { checked, differences } = crossCheck(Number(tampered));
  for (const difference of differences) console.error(difference);
  console.log(`${checked} files, judged by ${python} and Node ${process.versions.node}.`);
  console.log(`${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
