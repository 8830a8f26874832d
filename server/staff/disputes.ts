import { listOpenDisputes } from '../conversion/dispute-store.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './command.ts';

const usage = `npm run disputes -- --act list --by "Your Name"   what waits, the most urgent first
Two people decide: npm run money -- --act conversion-approve or conversion-uphold --id ORDER …`;

/** Orders that a partner or a merchant objects about; two people decide each. */
await runCommand({ usage, required: ['act', 'by'], defaults: {} }, async ({ act }, { db }) => {
  if (act !== 'list') throw new StartError(usage);
  for (const one of await listOpenDisputes(db.sql)) {
    const due = one.dueAt.toISOString();
    console.log(
      `${one.conversionId} plan ${one.planNo} of ${one.merchant}, by the ${one.openedBy}, ` +
        `paid when undecided on ${due}: ${one.text}`,
    );
  }
});
