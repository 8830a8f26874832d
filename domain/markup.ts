/** Escapes text so that HTML or XML shows it literally and never interprets it as markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markup that is spliced into a template as it is. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | Markup | readonly Part[];

/** A template of HTML. Text that is spliced into it is escaped, so only a template makes markup. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: template }, ...parts.map(sourceOf)));

function sourceOf(part: Part): string {
  if (typeof part === 'string') return escapeMarkup(part);
  return part instanceof Markup ? part.source : part.map(sourceOf).join('');
}
