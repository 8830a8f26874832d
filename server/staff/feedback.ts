import { feedbackStates } from '#domain/help/feedback.ts';
import type { Sql } from '../db/db.ts';
import { createImageFolder } from '../file/image-folder.ts';
import { type Feedback, listTickets } from '../help/feedback-store.ts';
import { listVotes } from '../help/vote-store.ts';
import { StartError } from '../start-error.ts';
import { getTicket, moveFeedback } from './answer-feedback.ts';
import { type Options, runCommand } from './command.ts';

/*
 * The feedback of partners, by command: for a demo, or before anybody sits at the desk. An answer
 * is told to the partner by a notice, and every step stands in the partner's activity list.
 */

const usage = `npm run feedback -- one of
  --list open|all|${feedbackStates.join('|')}
  --votes all            how helpful the answers to questions were
  --ticket F-…           shows one
  --ticket F-… --state in-progress|answered|closed --by "Your Name" [--answer "…"]`;

const none = { list: '', votes: '', ticket: '', state: '', by: '', answer: '' };

await runCommand({ usage, required: [], defaults: none }, async (options, { db }, config) => {
  if (options.list) console.log(await listed(db.sql, options.list));
  else if (options.votes) console.log(await votes(db.sql));
  else if (!options.ticket) throw new StartError(`Name one act. Usage: ${usage}`);
  else if (options.state) console.log(await db.transaction((sql) => step(sql, options)));
  else console.log(whole(await getTicket(db.sql, options.ticket), config.dataDir));
});

async function listed(sql: Sql, which: string): Promise<string> {
  const open = feedbackStates.filter((state) => state !== 'closed' && state !== 'answered');
  const wanted = which === 'open' ? open : which === 'all' ? feedbackStates : [which];
  const states = feedbackStates.filter((state) => wanted.includes(state));
  if (states.length === 0) throw new StartError(`There is no state ${which}. Usage: ${usage}`);
  const tickets = await listTickets(sql, states);
  return tickets.length === 0 ? 'There is none.' : tickets.map(line).join('\n');
}

function line({ ticket, at, state, topic, username, content }: Feedback): string {
  const words = shown(content).slice(0, 80);
  return [ticket, at.toISOString(), state, topic, username ?? '-', words].join('  ');
}

/** On one line, so that nothing a partner writes can look like another ticket. */
function shown(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function whole(feedback: Feedback, dataDir: string): string {
  const folder = createImageFolder(dataDir);
  const steps = feedback.steps.map(([state, at, by, answer]) =>
    [at, state, by ?? '-', answer ? shown(answer) : ''].join('  '),
  );
  const about = feedback.about ? [`About the question ${shown(feedback.about)}`] : [];
  const images = feedback.images.map((id) => folder.pathOf(id));
  return [line(feedback), ...about, ...indented(feedback.content), ...images, ...steps].join('\n');
}

function indented(text: string): string[] {
  return text.split('\n').map((one) => `  | ${one}`);
}

async function step(sql: Sql, options: Options): Promise<string> {
  const { ticket = '', by = '', answer = '' } = options;
  const state = feedbackStates.find((one) => one === options.state);
  if (!state) throw new StartError(`There is no state ${options.state}. Usage: ${usage}`);
  if (by === '' || by.length > 80) throw new StartError('--by must be your name.');
  if (answer.length > 4000) throw new StartError('--answer must have at most 4000 characters.');
  if (state === 'answered' && answer === '') throw new StartError('--answer is missing.');
  const blocked = await moveFeedback(sql, { ticket, state, by, answer }, new Date());
  if (blocked) return `Not delivered (${blocked}): the partner is told that it was blocked.`;
  return `${ticket} is ${state}.`;
}

async function votes(sql: Sql): Promise<string> {
  const rows = await listVotes(sql);
  if (rows.length === 0) return 'Nobody has said anything yet.';
  return rows.map(({ id, yes, no }) => `${id}  yes ${yes}  no ${no}`).join('\n');
}
