/** A LIKE pattern that matches the typed text literally, wildcards included. */
export const toLikePattern = (text: string | undefined): string | null =>
  text ? text.replaceAll(/[\\%_]/g, (character) => `\\${character}`) : null;
