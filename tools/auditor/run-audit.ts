import { runPackage } from '../project.ts';

// A thousand tampered copies of a demo's books, and a demo with weeks of history.
process.exitCode = runPackage('vitest', ['run', 'tools/auditor'], { LONG: '1' }) ? 0 : 1;
