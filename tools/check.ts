import { runStaticChecks } from './static-checks.ts';
import { finish } from './step.ts';

finish(await runStaticChecks());
