/** What the key before signs, so that who trusts it can trust the next. */
export const keyText = (key: string, validFrom: Date): string =>
  JSON.stringify({ format: 'reachbook-key/1', key, from: validFrom.toISOString() });
