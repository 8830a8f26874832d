/** The text that the previous key signs, so that trust carries over to the next key. */
export const keyText = (key: string, validFrom: Date): string =>
  JSON.stringify({ format: 'reachbook-key/1', key, from: validFrom.toISOString() });
