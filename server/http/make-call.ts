import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import type { TimeZone } from '#domain/time-zone.ts';
import { deviceOf, languageOf, zoneOf } from './asker.ts';
import type { Asker, KnownDevice, Member } from './call.ts';
import { cookieIn, cookieText, deviceCookie, deviceSeconds } from './cookie.ts';

/** The parts of the server as a call has them, of which the settings may change between two. */
export interface FreshServices {
  readonly settings: unknown;
}

/** One request as a use case sees it, whoever makes it. */
type AnyCall<Services> = Services &
  Asker &
  KnownDevice & { readonly member: Member; upload: Uint8Array | null; readonly cookie: string };

export type MakeCall<Services> = (
  request: FastifyRequest,
  member: Member | null,
) => AnyCall<Services>;

/**
 * A call stands on the parts of the server as its prototype: to copy them into each one cost more
 * than all else that is done to it. The settings are its own, so that it sees one version of them
 * from beginning to end. What few calls ask for is read from the request by those that do.
 */
export function callsOn<Services extends FreshServices>(parts: Services): MakeCall<Services> {
  class Call implements Asker, KnownDevice {
    readonly settings: unknown;
    readonly member: Member | null;
    readonly zone: TimeZone;
    /** Read at once: of a connection that has ended nobody knows it. */
    readonly address: string;
    upload: Uint8Array | null = null;
    /** The one that the answer sets, or nothing. */
    cookie = '';
    readonly #request: FastifyRequest;

    constructor(request: FastifyRequest, member: Member | null) {
      this.settings = parts.settings;
      this.member = member;
      this.zone = zoneOf(request);
      this.address = request.ip;
      this.#request = request;
    }

    get language(): Language {
      return languageOf(this.#request, this.member?.language ?? null);
    }

    get device(): string {
      return deviceOf(this.#request);
    }

    get deviceMark(): string {
      return cookieIn(this.#request, deviceCookie);
    }

    keepDevice(mark: string): void {
      this.cookie = cookieText(this.#request, deviceCookie, mark, deviceSeconds);
    }
  }
  Object.setPrototypeOf(Call.prototype, parts);
  return (request, member) => new Call(request, member) as unknown as AnyCall<Services>;
}
