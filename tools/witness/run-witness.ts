import { runPackage } from '../project.ts';

// Here the real program must be had: without it, this fails and says why.
const environment = { WITNESS: '1', LONG: '1' };
process.exitCode = runPackage('vitest', ['run', 'tools/witness'], environment) ? 0 : 1;
