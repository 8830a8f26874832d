/** Text that stands in a page as what it is, and never as a part of the page. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
