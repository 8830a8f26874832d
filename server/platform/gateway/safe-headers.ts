import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export interface SafeHeaderOptions {
  /** Origins that may embed the app in a frame. */
  readonly hostOrigins: readonly string[];
  /** Hashes of the inline scripts in index.html. */
  readonly scriptHashes: readonly string[];
  /** Origins of customer-service channels that the app may embed in a frame. */
  readonly frameOrigins?: readonly string[];
  /** Names of the page's Trusted Types policies; none by default. */
  readonly trustedTypes?: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/**
 * The security headers. They are the same for every page and so built once: building them per
 * request cost as much as the rest of a small call.
 */
export function composeSafeHeaders(options: SafeHeaderOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(toPolicy(options))(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    String(value),
  ]);

  return { ...Object.fromEntries(headers), 'permissions-policy': permissions };
}

/** Browser features that our pages never use, so that no injected script can use them either. */
const deniedFeatures = [
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
const permissions = deniedFeatures.map((name) => `${name}=()`).join(', ');

const toPolicy = ({
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
      // Components set computed sizes in style attributes, which cannot run code.
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
      // The app's only policy registers its service worker; no other policy may be created.
      trustedTypes: trustedTypes.length > 0 ? [...trustedTypes] : ["'none'"],
    },
  },
  // The frame-ancestors directive above can name allowed hosts; this header cannot.
  frameguard: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000 },
});

const dataHeaderNames = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

/**
 * A call's response is data: if a browser ever renders it as a page, it may load nothing and cannot
 * be framed. Headers that only matter for pages are left out, because each costs on every call.
 */
export const dataHeaders: Headers = {
  ...Object.fromEntries(
    Object.entries(composeSafeHeaders({ hostOrigins: [], scriptHashes: [] })).filter(([name]) =>
      dataHeaderNames.has(name),
    ),
  ),
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};
