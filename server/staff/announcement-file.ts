import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { blocks } from '#contract/blocks.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import type { AnnouncementTexts } from '../notification/notification-store.ts';
import { StartError } from '../start-error.ts';

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const shape = v.objectWithRest(
  { en: v.strictObject({ title, blocks }) },
  v.strictObject({ title, blocks }),
);

/** Reads what is to be announced from a file of typed pieces by language; English must be there. */
export async function readAnnouncementFile(file: string): Promise<AnnouncementTexts> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file ${file} cannot be read.`);
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new StartError(`The file ${file} must be JSON.`);
  }
  return checkAnnouncement(given);
}

export function checkAnnouncement(given: unknown): AnnouncementTexts {
  const result = v.safeParse(shape, given, { abortEarly: true });
  if (!result.success) {
    const at = v.getDotPath(result.issues[0]) ?? 'en';
    throw new StartError(`The announcement is wrong at ${at}: ${result.issues[0].message}.`);
  }
  const unknown = Object.keys(result.output).find((code) => !isLanguage(code));
  if (unknown) throw new StartError(`The announcement is in ${unknown}, which is not offered.`);
  return result.output as AnnouncementTexts & Record<Language, never>;
}
