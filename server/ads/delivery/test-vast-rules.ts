/**
 * The rules of the published VAST 4.2 schema for an answer with an inline linear ad: which
 * elements, in which order, how often, with which attributes and what kind of text.
 */
interface Rule {
  /** Name, minimum and maximum count, in the required order. */
  readonly children?: readonly (readonly [name: string, least: number, most: number])[];
  /** Their order is free. */
  readonly isAll?: true;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly text?: RegExp;
}

const many = Number.POSITIVE_INFINITY;
const uri = /^\s*https?:\/\/\S+\s*$/;
const time = /^\d{2}:[0-5]\d:[0-5]\d(\.\d+)?$/;
const anyText = /^[\s\S]*$/;

const rules: Readonly<Record<string, Rule>> = {
  VAST: { children: [['Ad', 0, many]], required: ['version'], optional: ['xmlns'] },
  Ad: {
    children: [['InLine', 1, 1]],
    optional: ['id', 'sequence', 'conditionalAd', 'adType'],
  },
  InLine: {
    children: [
      ['AdSystem', 1, 1],
      ['Error', 0, many],
      ['Extensions', 0, 1],
      ['Impression', 1, many],
      ['Pricing', 0, 1],
      ['ViewableImpression', 0, 1],
      ['AdServingId', 1, 1],
      ['AdTitle', 1, 1],
      ['AdVerifications', 0, 1],
      ['Advertiser', 0, 1],
      ['Category', 0, many],
      ['Creatives', 1, 1],
      ['Description', 0, 1],
      ['Expires', 0, 1],
      ['Survey', 0, 1],
    ],
  },
  AdSystem: { optional: ['version'], text: anyText },
  Error: { text: uri },
  Impression: { optional: ['id'], text: uri },
  ViewableImpression: {
    children: [
      ['Viewable', 0, many],
      ['NotViewable', 0, many],
      ['ViewUndetermined', 0, many],
    ],
    optional: ['id'],
  },
  Viewable: { text: uri },
  AdServingId: { text: /^\S+$/ },
  AdTitle: { text: anyText },
  Creatives: { children: [['Creative', 1, many]] },
  Creative: {
    children: [
      ['CompanionAds', 0, 1],
      ['CreativeExtensions', 0, 1],
      ['Linear', 0, 1],
      ['NonLinearAds', 0, 1],
      ['UniversalAdId', 1, many],
    ],
    isAll: true,
    optional: ['sequence', 'apiFramework', 'id', 'adId'],
  },
  UniversalAdId: { required: ['idRegistry'], text: anyText },
  Linear: {
    children: [
      ['Icons', 0, 1],
      ['TrackingEvents', 0, 1],
      ['AdParameters', 0, 1],
      ['Duration', 1, 1],
      ['MediaFiles', 1, 1],
      ['VideoClicks', 0, 1],
    ],
    optional: ['skipoffset'],
  },
  TrackingEvents: { children: [['Tracking', 0, many]] },
  Tracking: { required: ['event'], optional: ['offset'], text: uri },
  Duration: { text: time },
  MediaFiles: {
    children: [
      ['ClosedCaptionFiles', 0, 1],
      ['MediaFile', 1, many],
      ['Mezzanine', 0, many],
      ['InteractiveCreativeFile', 0, many],
    ],
  },
  MediaFile: {
    required: ['delivery', 'type', 'width', 'height'],
    optional: ['id', 'codec', 'bitrate', 'scalable', 'maintainAspectRatio', 'fileSize'],
    text: uri,
  },
  VideoClicks: {
    children: [
      ['ClickTracking', 0, many],
      ['CustomClick', 0, many],
      ['ClickThrough', 0, 1],
    ],
  },
  ClickThrough: { optional: ['id'], text: uri },
};

/** The allowed values of an attribute, where the schema lists them. */
const values: Readonly<Record<string, RegExp>> = {
  'VAST version': /^4\.2$/,
  'Ad adType': /^(video|audio|hybrid)$/,
  'Creative sequence': /^-?\d+$/,
  'Tracking event': /^(start|firstQuartile|midpoint|thirdQuartile|complete)$/,
  'MediaFile delivery': /^(streaming|progressive)$/,
  'MediaFile width': /^\d+$/,
  'MediaFile height': /^\d+$/,
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const pattern =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/g;

/** Parses well-formed XML and throws on everything else. */
export function parseXml(text: string): Element {
  const body = text.replace(/^<\?xml [^>]*\?>\s*/, '');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const match of body.matchAll(pattern)) {
    if (match.index !== end) throw new Error(`Not XML at ${body.slice(end, end + 40)}`);
    end = match.index + match[0].length;
    const [, cdata, closing, name = '', attributes = '', isEmpty, plain] = match;
    const top = open.at(-1) as Element;
    if (cdata !== undefined) top.text += cdata;
    else if (plain !== undefined) top.text += plain;
    else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed but not open`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const made: Element = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value])),
        children: [],
        text: '',
      };
      top.children.push(made);
      if (isEmpty !== '/') open.push(made);
    }
  }
  const [only] = root.children;
  if (end !== body.length || open.length !== 1 || root.children.length !== 1 || !only) {
    throw new Error('Not one whole element');
  }
  return only;
}

/** Everything in an answer that violates a rule of the schema. */
export function findVastFaults(element: Element, path = element.name): string[] {
  const rule = rules[element.name];
  if (!rule) return [`${path} is unknown`];
  const faults: string[] = [];
  const { required = [], optional = [], children = [] } = rule;
  const given = Object.keys(element.attributes);
  for (const name of required) if (!given.includes(name)) faults.push(`${path} lacks ${name}`);
  for (const [name, value] of Object.entries(element.attributes)) {
    const isKnown = required.includes(name) || optional.includes(name);
    if (!isKnown) faults.push(`${path} has ${name}`);
    const allowed = values[`${element.name} ${name}`];
    if (allowed && !allowed.test(value)) faults.push(`${path} has ${name}=${value}`);
  }
  if (!(rule.text ?? /^\s*$/).test(element.text)) faults.push(`${path} says ${element.text}`);
  for (const [name, least, most] of children) {
    const count = element.children.filter((child) => child.name === name).length;
    if (count < least || count > most) faults.push(`${path} has ${count} of ${name}`);
  }
  const places = element.children.map(({ name }) => children.findIndex(([one]) => one === name));
  const isSorted = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
  if (places.includes(-1)) faults.push(`${path} has a child that may not be there`);
  else if (!rule.isAll && !isSorted) faults.push(`${path} has its children in another order`);
  return [
    ...faults,
    ...element.children.flatMap((child) => findVastFaults(child, `${path}/${child.name}`)),
  ];
}
