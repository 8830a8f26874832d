/** Escapes text so that HTML shows it literally and never interprets it as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
