// How the npm scripts are called; the operator commands in server/app/command say it themselves.
// Read before anything is installed, on whatever Node the machine has, and with no packages yet.
import { parseArgs } from 'node:util';

const none = { options: {}, words: null };
const number = /^\d+$/;
const text = { type: 'string' };
const flag = { type: 'boolean' };
const scene = /^[a-z0-9-]+$/;

/** `words` is what each argument without a dash must look like; with `passedOn` it is not ours. */
export const usages = {
  'tools/start.ts': {
    usage: 'npm start, or with a setting of docs/settings.md in front: PORT=9000 npm start',
    ...none,
  },
  'tools/dev.ts': {
    usage: 'npm run dev, with settings in the environment (docs/settings.md lists them)',
    ...none,
  },
  'tools/test.ts': {
    usage: 'npm test runs everything; npm test -- web/form only the test files so named',
    passedOn: true,
  },
  'tools/test-long.ts': {
    usage: 'npm run test:long runs everything; npm run test:long -- web/form only files so named',
    passedOn: true,
  },
  'tools/check.ts': { usage: 'npm run check', ...none },
  'tools/build.ts': { usage: 'npm run build', ...none },
  'simulator/main.ts': {
    usage:
      'npm run simulate -- [--seed 7] [--rate 90] [--seconds 300] [--file .data/simulator.json]',
    options: { seed: text, rate: text, seconds: text, file: text },
    words: null,
  },
  'tools/compare-trees.ts': {
    usage: 'npm run trees -- [SCENE…] [--update]',
    options: { update: flag },
    words: scene,
  },
  'tools/looks/looks.ts': {
    usage: 'npm run looks -- [SCENE…], or npm run looks -- --update',
    options: { update: flag },
    words: scene,
  },
  'tools/take-pictures.ts': { usage: 'npm run pictures', ...none },
  'e2e/browsers/browsers.ts': {
    usage: 'npm run test:browsers -- [FILE…], with the options of playwright test',
    passedOn: true,
  },
  'faults/faults.ts': {
    usage: 'npm run test:faults -- [FAULTS, 20] [ACKNOWLEDGED CALLS, 2000]',
    options: {},
    words: number,
  },
  'faults/cluster.ts': {
    usage:
      'npm run test:cluster -- [--events 1000000] [--faults 200] [--away-seconds 60] ' +
      '[--only faults|partition|away|damage|naive|failover]',
    options: { events: text, faults: text, 'away-seconds': text, only: text },
    words: null,
  },
  'faults/fuzz.ts': {
    usage: 'npm run test:fuzz -- [REQUESTS, 1000000] [SEED]',
    options: {},
    words: number,
  },
  'faults/hostile.ts': {
    usage: 'npm run test:hostile -- [SECONDS FOR EACH, 8] [NAME OF ONE]',
    options: {},
    words: /./,
  },
  'faults/history.ts': {
    usage: 'npm run test:history -- [TRANSACTIONS, 20000] [SEED]',
    options: {},
    words: number,
  },
  'tools/auditor/run-audit.ts': { usage: 'npm run test:audit', ...none },
  'tools/witness/run-witness.ts': { usage: 'npm run test:witness', ...none },
  'bench/bench.ts': {
    usage: 'npm run bench -- [WORD IN THE NAME OF A ROW…] [--json]',
    options: { json: flag },
    words: /./,
  },
  'bench/web/bench-web.ts': {
    usage: 'npm run bench:web -- [--rounds 3] [--only scores|taps] [--json]',
    options: { rounds: text, only: text, json: flag },
    words: null,
  },
};

/** What to say instead of running the program, or null if it is to run. */
export function answerTo(program, words) {
  const known = usages[program];
  if (!known) return null;
  const { usage, options, words: shape, passedOn } = known;
  if (words.includes('--help')) return { isRefused: false, sentence: `Usage: ${usage}` };
  if (passedOn) return null;
  const refuse = (why) => ({ isRefused: true, sentence: `${why}. Usage: ${usage}` });
  try {
    const { positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const wrong = positionals.find((word) => !shape?.test(word));
    return wrong === undefined ? null : refuse(`'${wrong}' is not understood`);
  } catch (error) {
    return refuse(error.message.split('. ')[0]);
  }
}
