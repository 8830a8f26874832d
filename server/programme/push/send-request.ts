import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/*
 * The only module of the server that makes requests to addresses that partners give, and only to
 * public sites. The address is checked as this very connection resolves it, so that DNS cannot
 * change the answer in between. Redirects are not followed, responses are not read, and no request
 * lasts over five seconds.
 */

const limitMs = 5_000;

interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface Reply {
  readonly status: number | null;
  /** Why there was no reply, as a code. */
  readonly failure: string | null;
}

export type Send = (request: OutgoingRequest) => Promise<Reply>;

export interface SenderRules {
  readonly isAllowed: (address: string) => boolean;
  /** The name resolver. */
  readonly resolve: typeof lookup;
  /** Certificate authorities to trust besides the usual ones. */
  readonly ca?: string;
}

const strictRules: SenderRules = { isAllowed: isPublicAddress, resolve: lookup };

class NotPublic extends Error {
  readonly code = 'address_not_public';
}

/** Resolves a connection's host name; if any of its addresses is not public, none is used. */
const resolveGuarded =
  (rules: SenderRules): LookupFunction =>
  (hostname, options, done) =>
    rules.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const isSafe =
        addresses.length > 0 && addresses.every(({ address }) => rules.isAllowed(address));
      if (!isSafe) return done(new NotPublic('not public'), []);

      const [firstAddress] = addresses;
      if (options.all || !firstAddress) return done(null, addresses);
      return done(null, firstAddress.address, firstAddress.family);
    });

export function createSender(changes: Partial<SenderRules> = {}): Send {
  const rules = { ...strictRules, ...changes };
  return ({ url, headers, body }) =>
    new Promise((resolve) => {
      const target = new URL(url);
      const fail = (failure: string) => resolve({ status: null, failure });
      if (target.protocol !== 'https:') return fail('not_https');

      const host = target.hostname.replaceAll(/^\[|\]$/g, '');
      // A literal address is never resolved, so it is checked here.
      if (isIP(host) !== 0 && !rules.isAllowed(host)) return fail('address_not_public');

      const outgoing = request(target, {
        method: 'POST',
        agent: false,
        lookup: resolveGuarded(rules),
        signal: AbortSignal.timeout(limitMs),
        headers: { ...headers, 'content-length': String(body.byteLength) },
        ...(rules.ca === undefined ? {} : { ca: rules.ca }),
      });

      outgoing.on('response', (response) => {
        resolve({ status: response.statusCode ?? 599, failure: null });
        response.destroy();
        outgoing.destroy();
      });

      outgoing.on('error', (error: NodeJS.ErrnoException) => fail(failureOf(error)));
      // A site that answers with another protocol is neither a response nor an error.
      outgoing.on('close', () => fail('no_connection'));
      outgoing.end(body);
    });
}

function failureOf({ name, code }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || code === 'ABORT_ERR') return 'too_slow';
  if (code === 'address_not_public') return code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name_not_found';
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'no_connection';
  return /CERT|SSL|TLS|SELF_SIGNED/.test(code ?? '') ? 'certificate' : 'no_connection';
}
