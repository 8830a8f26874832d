import { readFileSync } from 'node:fs';
import { textsByLanguage } from '#texts/by-language.ts';
import { acceptedLanguage, escapeHtml } from '../../platform/gateway/gateway.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import type { CreativeFacts } from './shown-creative-store.ts';
import { titleFor } from './title-for.ts';

const read = (name: string): string =>
  readFileSync(new URL(`tag/${name}`, import.meta.url), 'utf8');

export const tagScript = read('tag.js');
const script = read('frame.js');
const style = read('frame.css');

const policyHash = (text: string): string => `'sha256-${sha256Bytes(text).toString('base64')}'`;

/** The frame loads and runs only our own files; any page may embed it. */
export const framePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `script-src ${policyHash(script)}`,
  `style-src ${policyHash(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const labels = await textsByLanguage('ad');

interface Viewed {
  readonly token: string;
  /** The `accept-language` of the viewer's browser. */
  readonly accepted: string;
  readonly isDemo: boolean;
}

/** The page inside the frame of an ad. */
export function framePage(facts: CreativeFacts, { token, accepted, isDemo }: Viewed): string {
  const source = `/creatives/${facts.sha256}`;
  const title = escapeHtml(titleFor(facts, accepted));
  const shown =
    facts.format === 'video'
      ? `<video src="${source}" data-seconds="${(facts.durationMs ?? 0) / 1000}" ` +
        'muted playsinline preload="auto"></video>'
      : `<img src="${source}" alt="${title}">`;
  const words = facts.format === 'card' ? `<strong>${title}</strong>` : '';
  const language = acceptedLanguage(accepted);
  const label = labels[language][isDemo ? 'simulated' : 'label'];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${style}</style></head><body><a class="${facts.format}" href="/v1/c?t=${token}" ` +
    `target="_blank" rel="noopener">${shown}${words}</a><small>${label}</small>` +
    `<script>${script}</script></body></html>`
  );
}
