import { createRefusal, type Refusal } from '../refusal.ts';

export const usernameLengthMin = 3;
export const usernameLengthMax = 32;

const pattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Plain letters and digits only, so that no two names look alike on a screen. */
export function whyNotUsername(username: string): Refusal | null {
  if (username === '') return createRefusal('field_empty', { field: 'username' });

  const { length } = username;
  if (length < usernameLengthMin || length > usernameLengthMax || !pattern.test(username)) {
    return createRefusal('username_invalid', {
      field: 'username',
      least: usernameLengthMin,
      most: usernameLengthMax,
    });
  }

  return null;
}

/** Two names that differ only in case are one name. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** The form of a partner's name that the search of staff compares. */
export const usernameKeyOf = (text: string | undefined): string | null =>
  text?.trim().toLowerCase() || null;
