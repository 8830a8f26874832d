import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '#domain/demo/random.ts';
import { simulateVisit } from '#domain/demo/visit.ts';
import { readSimulation } from './simulation.ts';
import { type Count, visitPage } from './visit-page.ts';

/*
 * An outside program: it knows nothing of a demo but its public addresses, and the file that the
 * demo's server left for it. The same seed makes up the same visits.
 */

const usage = 'npm run simulate -- --seed 7 --rate 60 --seconds 300 --file .data/simulator.json';

const options = {
  file: { type: 'string', default: join(import.meta.dirname, '..', '.data', 'simulator.json') },
  seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  /** Page views per minute. */
  rate: { type: 'string', default: '90' },
  /** Stops after this long; 0 means never. */
  seconds: { type: 'string', default: '0' },
  /** Stops when standard input ends: the system also closes it when the parent is killed. */
  'with-input': { type: 'boolean', default: false },
} as const;

async function simulate(): Promise<void> {
  const { values } = parseArgs({ options, strict: true });
  const [seed, rate, seconds] = [values.seed, values.rate, values.seconds].map(Number) as [
    number,
    number,
    number,
  ];

  if (!(seed >= 0) || !(rate > 0) || !(rate <= 60_000) || !(seconds >= 0)) {
    throw new Error(`--seed, --rate and --seconds are numbers. Usage: ${usage}`);
  }

  if (values['with-input']) process.stdin.resume().once('close', () => process.exit(0));
  const simulation = readSimulation(values.file);
  console.log(`Simulated traffic: seed ${seed}, ${rate} page views a minute`);
  const counts = { visits: 0, ads: 0, impressions: 0, clicks: 0, orders: 0 };
  const count: Count = (step) => {
    counts[step] += 1;
  };
  const random = createRandom(seed);
  const ends = seconds > 0 ? Date.now() + seconds * 1000 : Number.POSITIVE_INFINITY;

  while (Date.now() < ends) {
    const visit = simulateVisit(random);
    const placement = random.pick(simulation.placements);
    // A server that is briefly down comes back; nobody reloads a page meanwhile.
    visitPage(simulation, visit, placement, count).catch(() => {});
    await wait((-Math.log(1 - random.next()) * 60_000) / rate);
  }

  console.log(JSON.stringify(counts));
  process.exit(0);
}

simulate().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
