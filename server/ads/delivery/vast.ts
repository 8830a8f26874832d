import type { Served } from './serve-ad.ts';

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Text that may contain anything, where the schema expects a URL. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function duration(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = ms / 1000;
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

const quartiles = [
  ['firstQuartile', 25],
  ['midpoint', 50],
  ['thirdQuartile', 75],
  ['complete', 100],
] as const;

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<VAST xmlns="http://www.iab.com/VAST" version="4.2"';

/** The answer to a player when there is no ad for it. */
export const emptyVast = `${head}/>`;

/**
 * A VAST 4.2 answer with one linear ad; `origin` is where players reach us. The elements are in the
 * order of the published schema. A click is counted where its redirect is issued, so a
 * ClickTracking element would report it twice.
 */
export function vastOf(served: Served, origin: string, isDemo: boolean): string {
  const { token, serveId, creative, title } = served;
  const url = (path: string, more = '') => cdata(`${origin}${path}${token}${more}`);
  const tracking = quartiles
    .map(([name, n]) => `<Tracking event="${name}">${url(`/v1/q?n=${n}&t=`)}</Tracking>`)
    .join('');
  const size = `width="${creative.width}" height="${creative.height}"`;
  const system = isDemo ? 'Reachbook demo, simulated' : 'Reachbook';
  return (
    `${head}><Ad id="${creative.creativeId}" adType="video"><InLine>` +
    `<AdSystem version="1">${escapeXml(system)}</AdSystem>` +
    `<Error>${url('/v1/e?code=[ERRORCODE]&t=')}</Error>` +
    `<Impression id="reachbook">${url('/v1/i?t=', '&s=[PLAYERSIZE]')}</Impression>` +
    `<ViewableImpression id="reachbook"><Viewable>${url('/v1/v?t=')}</Viewable>` +
    '</ViewableImpression>' +
    `<AdServingId>${serveId}</AdServingId><AdTitle>${escapeXml(title)}</AdTitle>` +
    `<Creatives><Creative id="${creative.creativeId}" sequence="1" adId="${creative.creativeId}">` +
    `<UniversalAdId idRegistry="reachbook">${creative.sha256}</UniversalAdId>` +
    `<Linear><TrackingEvents>${tracking}</TrackingEvents>` +
    `<Duration>${duration(creative.durationMs ?? 0)}</Duration>` +
    `<MediaFiles><MediaFile delivery="progressive" type="${escapeXml(creative.type)}" ${size}>` +
    `${cdata(`${origin}/creatives/${creative.sha256}`)}</MediaFile></MediaFiles>` +
    `<VideoClicks><ClickThrough id="reachbook">${url('/v1/c?t=')}</ClickThrough></VideoClicks>` +
    '</Linear></Creative></Creatives></InLine></Ad></VAST>'
  );
}
