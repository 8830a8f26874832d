interface HostWindow extends Window {
  readonly webkit?: {
    readonly messageHandlers?: {
      readonly reachbook?: { postMessage(message: unknown): void };
    };
  };
  readonly ReachbookHost?: { close(): void };
}

/** The one message that the app sends to its host. It carries nothing. */
export const closeMessage = { type: 'reachbook:close' } as const;

/**
 * Asks the app around us to close this page: an iOS or Android web view, or a page that shows us
 * in a frame. False when there is none, so that the caller can go back instead.
 */
export function closeInHost(here: HostWindow = window): boolean {
  const ios = here.webkit?.messageHandlers?.reachbook;
  if (ios) {
    ios.postMessage(closeMessage);
    return true;
  }
  if (here.ReachbookHost) {
    here.ReachbookHost.close();
    return true;
  }
  if (here.parent !== here) {
    // Whoever may frame us is settled by frame-ancestors, and the message holds no secret.
    here.parent.postMessage(closeMessage, '*');
    return true;
  }
  return false;
}
