import { createEventBlocks } from '../../ads/event-block/event-block.ts';
import { checkRollups, countUnrolled, rebuildRollups, rollUp } from '../../ads/figures/figures.ts';
import { readAct, runCommand } from './command.ts';

const usage = `npm run figures -- --act check     counts all events again and compares
npm run figures -- --act rebuild   counts all events anew, keeps that, then checks it`;

/** For anyone who doubts a figure: counts the events again. Nothing here sets a number. */
await runCommand({ usage, required: ['act'], defaults: {} }, async (options, { db }, config) => {
  const act = readAct(options, ['check', 'rebuild']);
  const { events } = await rollUp({ db }, new Date());
  if (act === 'rebuild') await rebuildRollups(db);
  const { plans, lines, differences } = await checkRollups(db, createEventBlocks(config.blocksDir));
  const waitingCount = await countUnrolled(db.sql);

  console.log(
    `${events} events had not been counted yet and now are; ${waitingCount} are waiting.`,
  );
  console.log(`${lines} lines of ${plans} plans checked, ${differences.length} differences.`);
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) process.exitCode = 1;
});
