import { createEventBlocks } from '../event-block/event-block.ts';
import { checkRollups, countUnrolled, rebuildRollups, rollUp } from '../figures/figures.ts';
import { StartError } from '../process/process.ts';
import { runCommand } from './command.ts';

const usage = `npm run figures -- --act check     counts all events anew and compares, byte for byte
npm run figures -- --act rebuild   makes the counts anew from the events, then checks them`;

/** For anyone who doubts a figure: counts the events again. Nothing here sets a number. */
await runCommand({ usage, required: ['act'], defaults: {} }, async ({ act }, { db }, config) => {
  if (act !== 'check' && act !== 'rebuild') throw new StartError(usage);
  const { events } = await rollUp({ db }, new Date());
  if (act === 'rebuild') await rebuildRollups(db);
  const { plans, lines, differences } = await checkRollups(db, createEventBlocks(config.blocksDir));
  console.log(`${events} events were still to be counted, ${await countUnrolled(db.sql)} are.`);
  console.log(`${lines} lines of ${plans} plans checked, ${differences.length} differences.`);
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) process.exitCode = 1;
});
