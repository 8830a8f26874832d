import type { FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  findLanguage,
  type Language,
  type LanguageMapping,
} from '#domain/language.ts';
import { RefusalError } from '#domain/refusal.ts';
import { parseTimeZone, type TimeZone, timeZoneDefault } from '#domain/time-zone.ts';
import type { LoggedInPartner } from './call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The network's current mapping of language codes to languages. */
    languageMap(): readonly LanguageMapping[];
    findLoggedInPartner(token: string): Promise<LoggedInPartner | null>;
  }
  interface FastifyReply {
    /** The refusal code in the envelope; 0 for a success. */
    refusalCode: number;
  }
}

const deviceLengthMax = 200;

/** The browser's user agent. */
export const deviceOf = (request: FastifyRequest): string =>
  (findHeader(request, 'user-agent') ?? '').slice(0, deviceLengthMax);

/** The caller's time zone, in which the request's days are meant. */
export function timeZoneOf(request: FastifyRequest): TimeZone {
  const text = findHeader(request, 'x-tz');
  if (text === null) return timeZoneDefault;

  const timeZone = parseTimeZone(text);
  if (!timeZone) throw new RefusalError('time_zone_invalid');

  return timeZone;
}

/** The caller's time zone, or UTC: the answer to an invalid time zone needs one too. */
export const knownTimeZoneOf = (request: FastifyRequest): TimeZone =>
  parseTimeZone(findHeader(request, 'x-tz') ?? '') ?? timeZoneDefault;

/** The `lang` header wins, then the account's language, then the browser's by the network's map. */
export function languageOf(request: FastifyRequest, accountLanguage: Language | null): Language {
  const map = request.server.languageMap();
  const requestedLanguage = findLanguage(findHeader(request, 'lang') ?? '', map);
  if (requestedLanguage) return requestedLanguage;
  if (accountLanguage) return accountLanguage;

  const accepted = findHeader(request, 'accept-language');

  return chooseLanguage(accepted === null ? [] : listCodes(accepted), map);
}

const listCodes = (accepted: string): string[] =>
  accepted
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0] ?? '');

export function findHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
