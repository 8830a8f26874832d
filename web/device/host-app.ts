interface HostWindow extends Window {
  readonly webkit?: {
    readonly messageHandlers?: {
      readonly reachbook?: { postMessage(message: unknown): void };
    };
  };
  readonly ReachbookHost?: { close(): void };
}

/** The one message that the app sends to its host. It carries no data. */
export const closeMessage = { type: 'reachbook:close' } as const;

/**
 * The close command of the host: an iOS or Android web view, or a page that frames us. Null when
 * there is none, because then there is nothing to close.
 */
export function findCloseCommand(host: HostWindow = window): (() => void) | null {
  const ios = host.webkit?.messageHandlers?.reachbook;
  if (ios) return () => ios.postMessage(closeMessage);
  const android = host.ReachbookHost;
  if (android) return () => android.close();
  // frame-ancestors decides who may frame us, and the message holds no secret.
  if (host.parent !== host) return () => host.parent.postMessage(closeMessage, '*');
  return null;
}
