/** A LIKE pattern that matches the typed text literally, wildcards included. */
export const likeOf = (text: string | undefined): string | null =>
  text ? text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`) : null;
