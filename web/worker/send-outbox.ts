import { afterTaken, changeHandover, giveBack, type Handover } from '../session/chat-handover.ts';
import type { WaitingMessage } from '../session/chat-outbox.ts';
import { handoverName } from '../session/forget-handover.ts';
import type { Page } from './scope.ts';

/** How long a window has to answer: one that shows no chat, is locked or frozen never does. */
const windowMs = 5000;
const sendMs = 60_000;

/**
 * Sends the waiting messages: through a window that shows the chat, or else from here. Both use the
 * id that a message got when it was written, so the server accepts it once, whoever sends it. Fails
 * while something is left to try, so that the browser tries again.
 */
export async function sendOutbox(windows: readonly Page[], isLastChance: boolean): Promise<void> {
  const isSettled = windows.length > 0 ? await askWindows(windows) : null;
  const outcome = isSettled === null ? await sendFromHere() : isSettled ? 'taken' : 'open';
  // A refused message is for the app to show. After the last attempt nobody would remove the token.
  if (outcome === 'refused' || isLastChance) await changeHandover((old) => old && giveBack(old));
  if (outcome === 'open') throw new Error('The messages could not be sent yet.');
}

/** Whether a window has settled it; null when none answers. */
function askWindows(windows: readonly Page[]): Promise<boolean | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), windowMs);
    for (const window of windows) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      window.postMessage(handoverName, [port2]);
    }
  });
}

async function sendFromHere(): Promise<Outcome> {
  // Read again for each message, so that a logout meanwhile ends it.
  for (let now = await read(); now?.messages[0]; now = await read()) {
    const [message] = now.messages;
    const outcome = await send(message, now.headers);
    if (outcome !== 'taken') return outcome;
    await changeHandover((old) => old && afterTaken(old, message.requestId));
  }
  return 'taken';
}

const read = (): Promise<Handover | null> => changeHandover((old) => old);

type Outcome = 'taken' | 'refused' | 'open';

async function send(message: WaitingMessage, headers: Handover['headers']): Promise<Outcome> {
  const { requestId, text, attachment } = message;
  const body = JSON.stringify({ requestId, text, ...(attachment ? { attachment } : {}) });
  const signal = AbortSignal.timeout(sendMs);
  try {
    const answer = await fetch('/api/chat/send', { method: 'POST', headers, body, signal });
    return outcomeOf(await answer.json());
  } catch {
    return 'open';
  }
}

/** What an answer means for a message. One that is not from our server means nothing. */
export function outcomeOf(answer: unknown): Outcome {
  const { code } = (answer ?? {}) as { readonly code?: unknown };
  if (code === 200) return 'taken';
  return typeof code !== 'number' || code === 500 ? 'open' : 'refused';
}
