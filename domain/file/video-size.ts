export interface VideoSize {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Reads dimensions and duration from the header of an MP4 or WebM file; null if not found. */
export function videoSizeOf(bytes: Uint8Array): VideoSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const isWebm = view.getUint32(0) === 0x1a45dfa3;
    return whole(isWebm ? webmSize(view) : mp4Size(view));
  } catch (error) {
    // A file that ends in the middle of a number is not a video.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const whole = ({ width, height, durationMs }: VideoSize): VideoSize | null =>
  width > 0 && height > 0 && durationMs > 0 && Number.isFinite(durationMs)
    ? { width: Math.round(width), height: Math.round(height), durationMs: Math.round(durationMs) }
    : null;

interface Part {
  readonly name: string | number;
  readonly from: number;
  readonly to: number;
}

/** The boxes of an MP4 file between two offsets. */
function* boxesIn(view: DataView, start: number, end: number): Generator<Part> {
  let offset = start;
  while (offset + 8 <= end) {
    const short = view.getUint32(offset);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(view.getBigUint64(offset + 8)) : short || end - offset;
    if (size < head) return;

    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(offset + place)));
    yield { name, from: offset + head, to: Math.min(offset + size, end) };
    offset += size;
  }
}

function mp4Size(view: DataView): VideoSize {
  let size: VideoSize = { width: 0, height: 0, durationMs: 0 };
  const look = (from: number, to: number) => {
    for (const box of boxesIn(view, from, to)) {
      if (box.name === 'moov' || box.name === 'trak') look(box.from, box.to);
      if (box.name === 'mvhd') size = { ...size, durationMs: mp4Duration(view, box.from) };

      if (box.name === 'tkhd') {
        // Audio tracks have no dimensions. Sizes are 16.16 fixed-point numbers.
        const [width, height] = [box.to - 8, box.to - 4].map(
          (offset) => view.getUint32(offset) / 65_536,
        );
        if (width && height) size = { ...size, width, height };
      }
    }
  };

  look(0, view.byteLength);
  return size;
}

function mp4Duration(view: DataView, offset: number): number {
  const isLong = view.getUint8(offset) === 1;
  const scale = view.getUint32(offset + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(offset + 24)) : view.getUint32(offset + 16);
  return (length / scale) * 1000;
}

const webmParts = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

/** An EBML number, whose first byte gives its length. */
function ebmlNumber(
  view: DataView,
  offset: number,
  keepsMarker: boolean,
): [value: number, next: number] {
  const first = view.getUint8(offset);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('No number');

  let value = keepsMarker ? first : first & (0xff >> length);
  for (let place = 1; place < length; place += 1)
    value = value * 256 + view.getUint8(offset + place);

  return [value, offset + length];
}

function* elementsIn(view: DataView, from: number, end: number): Generator<Part> {
  let offset = from;
  while (offset + 2 <= end) {
    const [name, sized] = ebmlNumber(view, offset, true);
    const [size, start] = ebmlNumber(view, sized, false);
    yield { name, from: start, to: Math.min(start + size, end) };
    offset = start + size;
  }
}

function webmSize(view: DataView): VideoSize {
  const elements = new Map<number, Part>();
  const containers: readonly number[] = [
    ...[webmParts.segment, webmParts.info, webmParts.tracks],
    ...[webmParts.track, webmParts.video],
  ];
  const look = (from: number, to: number) => {
    for (const part of elementsIn(view, from, to)) {
      elements.set(Number(part.name), part);
      if (containers.includes(Number(part.name))) look(part.from, part.to);
      if (elements.has(webmParts.duration) && elements.has(webmParts.height)) return;
    }
  };

  look(0, view.byteLength);
  const integer = (name: number, fallback: number) => {
    const part = elements.get(name);
    if (!part) return fallback;

    let value = 0;
    for (let index = part.from; index < part.to; index += 1)
      value = value * 256 + view.getUint8(index);

    return value;
  };

  const length = elements.get(webmParts.duration);
  const isLong = length !== undefined && length.to - length.from === 8;
  const duration = length
    ? isLong
      ? view.getFloat64(length.from)
      : view.getFloat32(length.from)
    : 0;

  return {
    width: integer(webmParts.width, 0),
    height: integer(webmParts.height, 0),
    durationMs: (duration * integer(webmParts.scale, 1_000_000)) / 1_000_000,
  };
}
