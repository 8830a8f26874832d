import { expect, test } from 'vitest';
import { escapeMarkup, html, Markup } from './markup.ts';

test('text becomes no markup: no element, no attribute, no entity', () => {
  expect(escapeMarkup(`<b title='a' lang="b">&lt;`)).toBe(
    '&#60;b title=&#39;a&#39; lang=&#34;b&#34;&#62;&#38;lt;',
  );
});

test('a template escapes text, also in lists, and keeps what is markup already', () => {
  const rows = ['<i>', html`<b>${'&'}</b>`, new Markup('<hr>')];
  expect(html`<p lang="${'"'}">${rows}</p>`.source).toBe(
    '<p lang="&#34;">&#60;i&#62;<b>&#38;</b><hr></p>',
  );
});
