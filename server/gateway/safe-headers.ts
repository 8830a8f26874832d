import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export interface SafeHeaderOptions {
  /** Pages of these origins may show the app in a frame. */
  readonly hostOrigins: readonly string[];
  /** Digests of the inline scripts that index.html carries. */
  readonly scriptHashes: readonly string[];
  /** Origins of customer-service channels, whose pages may stand in a frame of ours. */
  readonly frameOrigins?: readonly string[];
  /** Names of the Trusted Types policies that the page makes; none by default. */
  readonly trustedTypes?: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/**
 * The headers that keep a browser safe. They are the same for every page, so they are worked out
 * once: doing it at each request cost as much as the rest of a small call.
 */
export function safeHeaders(options: SafeHeaderOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(policyOf(options))(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const set = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(set), 'permissions-policy': permissions };
}

/** What no page of ours ever asks a browser for, and so no script that got into one may. */
const denied = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
];
const permissions = denied.map((name) => `${name}=()`).join(', ');

const policyOf = ({
  hostOrigins,
  scriptHashes,
  frameOrigins = [],
  trustedTypes = [],
}: SafeHeaderOptions) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'"],
      // Sizes that a part works out stand in style attributes, which can run nothing.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameSrc: frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: hostOrigins.length > 0 ? [...hostOrigins] : ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // The one policy of the app registers its service worker; nobody may make another.
      trustedTypes: trustedTypes.length > 0 ? [...trustedTypes] : ["'none'"],
    },
  },
  // A frame is refused by frame-ancestors above, which can name hosts; this header cannot.
  frameguard: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000 },
});

const meantForData = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

/**
 * The answer of a call is data: should a browser ever take it for a page, it may load nothing and
 * nobody may frame it. The headers that only steer a page are left out; each costs at every call.
 */
export const dataHeaders: Headers = {
  ...Object.fromEntries(
    Object.entries(safeHeaders({ hostOrigins: [], scriptHashes: [] })).filter(([name]) =>
      meantForData.has(name),
    ),
  ),
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};
