/** What is typed is looked for as it stands: signs of patterns among it mean themselves. */
export const likeOf = (text: string | undefined): string | null =>
  text ? text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`) : null;
