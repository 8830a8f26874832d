import type { FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  findLanguage,
  type Language,
  type LanguageMapping,
} from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { parseTimeZone, type TimeZone, timeZoneDefault } from '#domain/time-zone.ts';
import type { Member } from './call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Which language a code means on this network, now. */
    languageMap(): readonly LanguageMapping[];
    findMember(token: string): Promise<Member | null>;
  }
  interface FastifyReply {
    /** The code in the envelope of a refusal; 0 when nothing was refused. */
    refusalCode: number;
  }
}

const deviceLengthMax = 200;

/** The browser, by its own words. */
export const deviceOf = (request: FastifyRequest): string =>
  (header(request, 'user-agent') ?? '').slice(0, deviceLengthMax);

/** The time zone of the sender, in which times are meant. */
export function timeZoneOf(request: FastifyRequest): TimeZone {
  const text = header(request, 'x-tz');
  if (text === null) return timeZoneDefault;
  const timeZone = parseTimeZone(text);
  if (!timeZone) throw new Refusal('time_zone_invalid');
  return timeZone;
}

/** The time zone of the sender, or UTC: a refused time zone still needs one for its answer. */
export const knownTimeZoneOf = (request: FastifyRequest): TimeZone =>
  parseTimeZone(header(request, 'x-tz') ?? '') ?? timeZoneDefault;

/** The `lang` header wins, then the account's, then where the network's map leads the browser. */
export function languageOf(request: FastifyRequest, stored: Language | null): Language {
  const map = request.server.languageMap();
  const said = findLanguage(header(request, 'lang') ?? '', map);
  if (said) return said;
  if (stored) return stored;
  const accepted = header(request, 'accept-language');
  return chooseLanguage(accepted === null ? [] : codesIn(accepted), map);
}

const codesIn = (accepted: string): string[] =>
  accepted
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0] ?? '');

export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
