import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export interface SafeHeaderOptions {
  /** Pages of these origins may show the app in a frame. */
  readonly hostOrigins: readonly string[];
  /** Digests of the inline scripts that index.html carries. */
  readonly scriptHashes: readonly string[];
}

/**
 * The headers that keep a browser safe. They are the same for every reply, so they are worked out
 * once: doing it at each request cost as much as the rest of a small call.
 */
export function safeHeaders(options: SafeHeaderOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(policyOf(options))(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const policyOf = ({ hostOrigins, scriptHashes }: SafeHeaderOptions) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'"],
      // Sizes that a part works out stand in style attributes, which can run nothing.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: hostOrigins.length > 0 ? [...hostOrigins] : ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
  },
  // A frame is refused by frame-ancestors above, which can name hosts; this header cannot.
  frameguard: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000 },
});
