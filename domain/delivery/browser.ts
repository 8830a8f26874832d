import type { Device } from './event-line.ts';

/** The operating systems that a plan can target. */
export const systems = ['ios', 'android', 'windows', 'macos', 'linux', 'other'] as const;

export type System = (typeof systems)[number];

/** How much of a user agent is examined. */
export const userAgentLengthMax = 200;

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk\//.test(userAgent)) return 'tablet';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'phone' : 'tablet';
  if (/iPhone|iPod|Mobile/.test(userAgent)) return 'phone';
  return /Windows NT|Macintosh|X11|CrOS/.test(userAgent) ? 'desktop' : 'other';
}

export function systemOf(userAgent: string): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows NT/.test(userAgent)) return 'windows';
  if (/Macintosh/.test(userAgent)) return 'macos';
  return /Linux|X11|CrOS/.test(userAgent) ? 'linux' : 'other';
}

/** Every browser's user agent has begun like this for thirty years. */
export const looksLikeBrowser = (userAgent: string): boolean =>
  /^(Mozilla\/5\.0 \(|Opera\/9\.80 \()/.test(userAgent);
