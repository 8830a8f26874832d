import {
  codeAlphabet,
  codeKey,
  codeLength,
  formatCode,
} from '#domain/partner/authorization-code.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorMaker = new (options: { formats: readonly string[] }) => Detector;

const findDetector = () => (window as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

/**
 * Whether this browser can read QR codes. Where it cannot, the phone's camera app can, and opens
 * the link in them: a decoder of our own would be as large as a screen.
 */
export const canScan = (): boolean =>
  findDetector() !== undefined && navigator.mediaDevices !== undefined;

const isCode = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** The authorization code in a QR code: on its own, or in a link to the registration. */
export function codeIn(text: string): string | null {
  const linked = /[?&]code=([\w%-]+)/.exec(text)?.[1];
  const code = codeKey(linked ?? text);
  return isCode.test(code) ? formatCode(code) : null;
}

const lookEveryMs = 150;

/** Watches the camera until a code is seen; null when it is cancelled first. */
export async function scanCode(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> {
  const Maker = findDetector();
  if (!Maker) return null;
  const camera = { video: { facingMode: 'environment' }, audio: false };
  const stream = await navigator.mediaDevices.getUserMedia(camera);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const detector = new Maker({ formats: ['qr_code'] });
    while (!signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) {
        const code = codeIn(rawValue);
        if (code !== null) return code;
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
