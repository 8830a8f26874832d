/** A way to reach customer service, as configured. */
export interface ServiceChannel {
  readonly id: string;
  readonly label: string;
  /** 1 opens inside the app, any other value in a new window. */
  readonly type: number;
  readonly url: string;
}

/** The address of the product's own chat, which is a screen and not an outside page. */
export const ownChatUrl = '/chat';

export type ChannelPlace =
  | { readonly kind: 'chat' }
  | {
      readonly kind: 'page';
      readonly url: string;
      readonly origin: string;
      /** In ASCII form: other scripts are encoded as xn--. */
      readonly host: string;
    };

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/**
 * Lower case, no user name, no characters that browsers normalise: what is shown is what is
 * requested.
 */
const httpsAddress = new RegExp(
  `^https://(${label}(?:\\.${label})+(?::[1-9]\\d{0,4})?)((?:/[!-[\\]-~]*)?)$`,
);

/** Where a channel leads: to our own chat, or to a page over https. Null for anything else. */
export function placeOf(url: string): ChannelPlace | null {
  if (url === ownChatUrl) return { kind: 'chat' };
  const [, host, path] = httpsAddress.exec(url) ?? [];
  if (host === undefined) return null;
  const origin = `https://${host}`;
  return { kind: 'page', url: `${origin}${path === '' ? '/' : path}`, origin, host };
}

export type OutsidePlace = Extract<ChannelPlace, { kind: 'page' }>;

/**
 * The channels by which somebody who cannot log in reaches customer service, each address once: our
 * own chat, and whatever opens inside the app, knows nobody else.
 */
export function listOutsideChannels(
  channels: readonly ServiceChannel[],
): { readonly label: string; readonly place: OutsidePlace }[] {
  const outsideChannels = channels.flatMap(({ label, type, url }) => {
    const place = type === 1 ? null : placeOf(url);
    return place?.kind === 'page' ? [{ label, place }] : [];
  });
  const urls = outsideChannels.map(({ place }) => place.url);

  return outsideChannels.filter(({ place }, index) => urls.indexOf(place.url) === index);
}

/**
 * The embedded page that an address may show. The parameter does not choose freely: it must equal a
 * configured channel's address exactly, and then that channel's own address is used.
 */
export function findInsidePlace(
  asked: string,
  channels: readonly ServiceChannel[],
): ChannelPlace | null {
  for (const { type, url } of channels) {
    const place = type === 1 ? placeOf(url) : null;
    if (place && (asked === url || (place.kind === 'page' && asked === place.url))) return place;
  }
  return null;
}

/** The origins whose pages may be framed. */
export const frameOrigins = (channels: readonly ServiceChannel[]): string[] => [
  ...new Set(
    channels.flatMap(({ type, url }) => {
      const place = type === 1 ? placeOf(url) : null;
      return place?.kind === 'page' ? [place.origin] : [];
    }),
  ),
];

interface Channels {
  readonly customerService: readonly ServiceChannel[];
  readonly rechargeService: readonly ServiceChannel[];
}

/** Hosts of the network. Staff may name them, because two people enter every channel. */
export const ownHostsOf = ({ customerService, rechargeService }: Channels): string[] =>
  [...customerService, ...rechargeService].flatMap(({ url }) => {
    const place = placeOf(url);
    return place?.kind === 'page' ? [place.host] : [];
  });
