import { readFileSync } from 'node:fs';
import { escapeMarkup } from '#domain/markup.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import { chooseAcceptedLanguage } from '../../platform/gateway/gateway.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import type { CreativeFacts } from './shown-creative-store.ts';
import { titleFor } from './title-for.ts';

const readTagFile = (name: string): string =>
  readFileSync(new URL(`tag/${name}`, import.meta.url), 'utf8');

export const tagScript = readTagFile('tag.js');
const script = readTagFile('frame.js');
const style = readTagFile('frame.css');

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

interface FrameView {
  readonly token: string;
  /** The `accept-language` of the viewer's browser. */
  readonly acceptedLanguages: string;
  readonly isDemo: boolean;
}

/** The page inside the frame of an ad. */
export function renderFramePage(
  creative: CreativeFacts,
  { token, acceptedLanguages: accepted, isDemo }: FrameView,
): string {
  const source = `/creatives/${creative.sha256}`;
  const title = escapeMarkup(titleFor(creative, accepted));

  const media =
    creative.format === 'video'
      ? `<video src="${source}" data-seconds="${(creative.durationMs ?? 0) / 1000}" ` +
        'muted playsinline preload="auto"></video>'
      : `<img src="${source}" alt="${title}">`;

  const caption = creative.format === 'card' ? `<strong>${title}</strong>` : '';

  const language = chooseAcceptedLanguage(accepted);
  const label = labels[language][isDemo ? 'simulated' : 'label'];

  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${style}</style></head><body><a class="${creative.format}" href="/v1/c?t=${token}" ` +
    `target="_blank" rel="noopener">${media}${caption}</a><small>${label}</small>` +
    `<script>${script}</script></body></html>`
  );
}
