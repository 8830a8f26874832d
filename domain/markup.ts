/** Escapes text so that HTML or XML shows it literally and never interprets it as markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
