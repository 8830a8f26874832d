import { escapeMarkup } from '#domain/markup.ts';
import type { ServedAd } from './serve-ad.ts';

/** Text that may contain anything, where the schema expects a URL. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function formatDuration(ms: number): string {
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = ms / 1000;
  const milliseconds = String(ms % 1000).padStart(3, '0');
  const hoursAndMinutes = `${twoDigits(seconds / 3600)}:${twoDigits((seconds / 60) % 60)}`;
  return `${hoursAndMinutes}:${twoDigits(seconds % 60)}.${milliseconds}`;
}

const quartiles = [
  ['firstQuartile', 25],
  ['midpoint', 50],
  ['thirdQuartile', 75],
  ['complete', 100],
] as const;

const vastStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<VAST xmlns="http://www.iab.com/VAST" version="4.2"';

/** The answer to a player when there is no ad for it. */
export const emptyVast = `${vastStart}/>`;

/**
 * A VAST 4.2 answer with one linear ad; `origin` is where players reach us. The elements are in the
 * order of the published schema. A click is counted where its redirect is issued, so a
 * ClickTracking element would report it twice.
 */
export function renderVast(served: ServedAd, origin: string, isDemo: boolean): string {
  const { token, serveId, creative, title } = served;
  const urlOf = (path: string, suffix = '') => cdata(`${origin}${path}${token}${suffix}`);
  const tracking = quartiles
    .map(
      ([name, percent]) => `<Tracking event="${name}">${urlOf(`/v1/q?n=${percent}&t=`)}</Tracking>`,
    )
    .join('');
  const size = `width="${creative.width}" height="${creative.height}"`;
  const system = isDemo ? 'Reachbook demo, simulated' : 'Reachbook';

  return (
    `${vastStart}><Ad id="${creative.creativeId}" adType="video"><InLine>` +
    `<AdSystem version="1">${escapeMarkup(system)}</AdSystem>` +
    `<Error>${urlOf('/v1/e?code=[ERRORCODE]&t=')}</Error>` +
    `<Impression id="reachbook">${urlOf('/v1/i?t=', '&s=[PLAYERSIZE]')}</Impression>` +
    `<ViewableImpression id="reachbook"><Viewable>${urlOf('/v1/v?t=')}</Viewable>` +
    '</ViewableImpression>' +
    `<AdServingId>${serveId}</AdServingId><AdTitle>${escapeMarkup(title)}</AdTitle>` +
    `<Creatives><Creative id="${creative.creativeId}" sequence="1" adId="${creative.creativeId}">` +
    `<UniversalAdId idRegistry="reachbook">${creative.sha256}</UniversalAdId>` +
    `<Linear><TrackingEvents>${tracking}</TrackingEvents>` +
    `<Duration>${formatDuration(creative.durationMs ?? 0)}</Duration>` +
    `<MediaFiles><MediaFile delivery="progressive" type="${escapeMarkup(creative.type)}" ${size}>` +
    `${cdata(`${origin}/creatives/${creative.sha256}`)}</MediaFile></MediaFiles>` +
    `<VideoClicks><ClickThrough id="reachbook">${urlOf('/v1/c?t=')}</ClickThrough></VideoClicks>` +
    '</Linear></Creative></Creatives></InLine></Ad></VAST>'
  );
}
