import { runPackage } from '../project.ts';

// The real program is required here: without it, this fails and says why.
const environment = { WITNESS: '1', LONG: '1' };
process.exitCode = runPackage('vitest', ['run', 'tools/witness'], environment) ? 0 : 1;
