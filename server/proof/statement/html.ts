import { createHash } from 'node:crypto';
import { html, Markup } from '#domain/markup.ts';
import { pageStyle } from './page-style.ts';
import {
  type MoneyFormat,
  moneyFormat,
  type PrintedRow,
  type PrintedWords,
  printedRow,
  wordsOf,
} from './printed-words.ts';
import type { Statement } from './whole-statement.ts';

const verifierCommand = 'node verify-statement.mjs FILE';

/** A statement as a page that prints. It needs no script, no connection and no other file. */
export function makeHtml(statement: Statement): string {
  const { texts, locale } = statement;
  const money = moneyFormat(locale);
  const words = wordsOf(statement, money);

  const style = pageStyle(texts, words.foot);
  const styleHash = createHash('sha256').update(style).digest('base64');
  // Nothing but this style applies: whatever else got into the page would neither run nor load.
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="referrer" content="no-referrer">
<title>${words.demoLabel}${texts.title} ${words.period}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${openingOf(statement, words)}
${tableOf(statement, words, money)}
${checkOf(statement, words)}
</main>
</body>
</html>
`;
  return page.source;
}

/** Whose statement this is, of which period, and what came in and went out. */
function openingOf({ texts, facts }: Statement, words: PrintedWords): Markup {
  const factLines = words.facts.map(
    ([name, value, detail]) =>
      html`<div><dt>${name}</dt><dd><bdi>${value}</bdi> <small>${detail}</small></dd></div>\n`,
  );
  const figures = words.figures.map(
    ([name, value]) =>
      html`<div><dt>${name}</dt><dd>${value} <small>${facts.currency}</small></dd></div>\n`,
  );

  return html`${demoBand(words)}<header>
<p><bdi>${words.network}</bdi></p>
<h1>${texts.title}</h1>
</header>
<dl class="facts">
${factLines}</dl>
<dl class="figures">
${figures}</dl>`;
}

const demoBand = ({ demo }: PrintedWords): Markup | '' =>
  demo === null ? '' : html`<p class="demo">${demo}</p>\n`;

/** The records. Its head is repeated on every page of paper. */
function tableOf(statement: Statement, words: PrintedWords, money: MoneyFormat): Markup {
  const { texts, rows } = statement;
  if (rows.length === 0) return html`<p class="none">${texts.none}</p>`;

  const demoRow =
    words.demo === null ? '' : html`<tr class="demo"><td colspan="4">${words.demo}</td></tr>\n`;
  return html`<table>
<thead>
${demoRow}<tr>
<th class="time" scope="col">${texts.localTime} · ${texts.utc}</th>
<th scope="col">${texts.kind}</th>
<th class="money" scope="col">${texts.amount}</th>
<th class="money" scope="col">${texts.available}</th>
</tr>
</thead>
<tbody>
${rows.map((row) => rowOf(printedRow(row, statement, money)))}</tbody>
</table>`;
}

const rowOf = ({ local, utc, record, type, notes, amount, available }: PrintedRow): Markup =>
  html`<tr>
<td class="time">${local}<small>${utc}</small><small>${record}</small></td>
<td><strong>${type}</strong>${notes.map((note) => html`<small>${note}</small>`)}</td>
<td class="money amount">${amount}</td>
<td class="money available">${available}</td>
</tr>
`;

/** How anybody can verify the statement without trusting whoever made it. */
function checkOf({ texts }: Statement, words: PrintedWords): Markup {
  const proof = words.proof.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>\n`,
  );
  return html`<section>
${demoBand(words)}<h2>${texts.check}</h2>
<p>${texts.checkText}</p>
<p><code>${verifierCommand}</code></p>
<dl class="proof">
${proof}</dl>
</section>`;
}
