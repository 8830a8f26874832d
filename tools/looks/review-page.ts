/** How a picture differs from its reference. */
export interface Change {
  readonly name: string;
  readonly isNew: boolean;
}

const style = `body { font: 15px system-ui; margin: 24px; background: #777; color: #fff }
figure { display: inline-block; margin: 0 12px 0 0; vertical-align: top }
img { display: block; max-width: 390px }`;

const figure = (folder: string, name: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><img src="${folder}/${name}"></figure>`;

/** A page that shows each change: before, now, and the difference. */
export function reviewPage(changes: readonly Change[]): string {
  const rows = changes.map(({ name, isNew }) => {
    const figureBefore = isNew ? '' : figure('../../e2e/looks', name, 'before');
    const where = isNew ? '' : figure('difference', name, 'difference');
    return `<h2>${name}</h2>${figureBefore}${figure('new', name, 'now')}${where}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${style}</style>
<h1>${changes.length} pictures to look at</h1>${rows.join('\n')}`;
}
