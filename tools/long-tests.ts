import { isLongRun } from '../domain/test-seed.ts';

/**
 * What takes too long for every run: `npm run test:long` runs all there is. `npm test` runs the
 * same tests in fewer rounds, and these not at all.
 */
const longTests = [
  'e2e/desk-story.test.ts',
  'server/database/embedded/start-embedded.test.ts',
  'server/delivery/simulated-money.test.ts',
  'server/file/upload-memory.test.ts',
  'server/database/open-database.test.ts',
  // Three brokers and three servers, each of which is killed and has to come back.
  'faults/cluster.test.ts',
  'faults/{many-events,put-faults}.test.ts',
  'tools/demo-traffic.test.ts',
  'server/command/make-live.test.ts',
];

const longJourneys = [
  'desk-announcements',
  'desk-programme',
  'desk-tablet',
  'installed',
  'keyboard',
  'losses',
  'memory',
  'network',
  'parts',
  'pseudo',
  'stage-accessibility',
  'text-fits-everywhere',
  'update',
].map((name) => `${name}.spec.ts`);

export const leftOutTests: readonly string[] = isLongRun ? [] : longTests;
export const leftOutJourneys: readonly string[] = isLongRun ? [] : longJourneys;
