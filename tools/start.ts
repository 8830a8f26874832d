import { buildWeb } from './build-web.ts';
import { runServer } from './run-server.ts';

await buildWeb();
await runServer();
