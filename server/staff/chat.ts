import { chatLengthMax, cleanChatText } from '#domain/chat/message.ts';
import { type ChatMessage, listAllMessages, listOpenChats } from '../chat/chat-store.ts';
import type { Sql } from '../db/db.ts';
import { createImageFolder, type ImageFolder } from '../file/image-folder.ts';
import { StartError } from '../start-error.ts';
import { answerChat, noteSeen } from './answer-chat.ts';
import { runCommand } from './command.ts';
import { getPartnerId } from './partner-store.ts';

/*
 * The chat with partners, for whom is not at the desk. Who reads and who answers stands in the
 * partner's activity list and beside the message, under the name that is given here.
 */

const usage = `npm run chat -- --by "Your Name" and one of
  --list open                         who waits, and since when
  --partner USERNAME                  the chat with one, which marks it as read
  --partner USERNAME --answer "…"     an answer`;

const none = { list: '', partner: '', answer: '' };

await runCommand({ usage, required: ['by'], defaults: none }, async (options, { db }, config) => {
  const { by = '', list, partner = '', answer = '' } = options;
  if (by.length > 80) throw new StartError('--by must be your name.');
  const now = new Date();
  if (list === 'open') console.log(await db.transaction((sql) => listOpen(sql, by, now)));
  else if (!partner || list) throw new StartError(`Name one act. Usage: ${usage}`);
  else if (answer) console.log(await db.transaction((sql) => reply(sql, options, now)));
  else {
    const folder = createImageFolder(config.dataDir);
    console.log(await db.transaction((sql) => read(sql, { by, partner }, folder, now)));
  }
});

/** Without a word of what was written: to see that, one opens a chat, and is seen to. */
async function listOpen(sql: Sql, by: string, now: Date): Promise<string> {
  const chats = await listOpenChats(sql);
  for (const { partnerId, seq } of chats) {
    await noteSeen(sql, { partnerId, by, seq }, 'received', now);
  }
  if (chats.length === 0) return 'Nobody waits for an answer.';
  return chats
    .map(({ username, waiting, since }) =>
      [username ?? '-', `${waiting} waiting`, `since ${since.toISOString()}`].join('  '),
    )
    .join('\n');
}

interface Reader {
  readonly by: string;
  readonly partner: string;
}

async function read(sql: Sql, { by, partner }: Reader, folder: ImageFolder, now: Date) {
  const partnerId = await getPartnerId(sql, partner);
  const messages = await listAllMessages(sql, partnerId);
  await markRead(sql, partnerId, messages, by, now);
  if (messages.length === 0) return 'There are no messages.';
  return messages.map((message) => shown(message, partner, folder)).join('\n');
}

/** Up to the last message of the partner's: those are what staff read. */
async function markRead(
  sql: Sql,
  partnerId: string,
  messages: readonly ChatMessage[],
  by: string,
  now: Date,
): Promise<void> {
  const last = messages.findLast((message) => message.by === null);
  if (last) await noteSeen(sql, { partnerId, by, seq: last.seq }, 'read', now);
}

function shown(message: ChatMessage, partner: string, folder: ImageFolder): string {
  const { seq, at, by, text, attachment, blocked } = message;
  const head = [seq, at.toISOString(), by ?? partner, blocked ? `BLOCKED ${blocked}` : ''];
  const { type, id } = attachment ?? {};
  const carried = id ? [`  ${type} ${type === 'image' ? folder.pathOf(id) : id}`] : [];
  // Every line is marked, so that nothing a partner writes can look like a message of another.
  const lines = text === '' ? [] : text.split('\n').map((line) => `  | ${line}`);
  return [head.join('  ').trimEnd(), ...lines, ...carried].join('\n');
}

async function reply(sql: Sql, options: Record<string, string>, now: Date): Promise<string> {
  const { by = '', partner = '' } = options;
  const text = cleanChatText(options.answer ?? '');
  if (text === '' || text.length > chatLengthMax) {
    throw new StartError(`--answer must have 1 to ${chatLengthMax} characters.`);
  }
  const partnerId = await getPartnerId(sql, partner);
  await markRead(sql, partnerId, await listAllMessages(sql, partnerId), by, now);
  const { seq, blocked } = await answerChat(sql, { partnerId, by, text }, now);
  if (!blocked) return `Answered ${partner} with message ${seq}.`;
  return `Not delivered (${blocked}): the partner is told that it was blocked, and who wrote it.`;
}
