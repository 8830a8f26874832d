import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../gateway/gateway.ts';
import type { CreativeFacts } from './shown-creative-store.ts';

const read = (name: string): string =>
  readFileSync(new URL(`tag/${name}`, import.meta.url), 'utf8');

export const tagScript = read('tag.js');
const script = read('frame.js');
const style = read('frame.css');

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A frame shows what is ours and runs what is ours; any page may have it. */
export const framePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `script-src ${digest(script)}`,
  `style-src ${digest(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page inside the frame of an ad. */
export function framePage(facts: CreativeFacts, token: string, isDemo: boolean): string {
  const source = `/creatives/${facts.sha256}`;
  const title = escapeHtml(facts.title);
  const shown =
    facts.format === 'video'
      ? `<video src="${source}" data-seconds="${(facts.durationMs ?? 0) / 1000}" ` +
        'muted playsinline preload="auto"></video>'
      : `<img src="${source}" alt="${title}">`;
  const words = facts.format === 'card' ? `<strong>${title}</strong>` : '';
  const label = isDemo ? 'Ad · simulated' : 'Ad';
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${style}</style></head><body><a class="${facts.format}" href="/v1/c?t=${token}" ` +
    `target="_blank" rel="noopener">${shown}${words}</a><small>${label}</small>` +
    `<script>${script}</script></body></html>`
  );
}
