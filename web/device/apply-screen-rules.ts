/** What a device reports about itself. */
interface Device {
  readonly width: number;
  readonly hasTouch: boolean;
  readonly userAgent: string;
}

const mobileWidthMax = 768;
const desktopWidth = 750;
const mobileAgent = /Android|iPhone|iPad|iPod|Mobile|Windows Phone/i;

/** An iPad calls itself a Mac, and is the only one with touch. */
export const isMobile = ({ width, hasTouch, userAgent }: Device): boolean =>
  (hasTouch && (width <= mobileWidthMax || /Mac/.test(userAgent))) || mobileAgent.test(userAgent);

/** The page zoom: on a desktop wider than 750, 750 / width times 0.8. */
export const zoomOf = (device: Device): number =>
  isMobile(device) || device.width <= desktopWidth ? 1 : (desktopWidth / device.width) * 0.8;

/** The phone width that a desktop shows, enlarged to its column of 600. */
const phoneWidth = 480;

/**
 * How much larger everything is drawn. A desktop lays the page out as wide as its window and then
 * zooms it down to a column, so sizes must grow with the width to stay readable.
 */
export const scaleOf = (device: Device): number =>
  zoomOf(device) === 1 ? 1 : device.width / phoneWidth;

const thisDevice = (): Device => ({
  width: window.innerWidth,
  hasTouch: navigator.maxTouchPoints > 0,
  userAgent: navigator.userAgent,
});

/** Zooms on a desktop and disables pinch zoom, now and whenever the window changes. */
export function applyScreenRules(): void {
  const adjust = () => {
    const device = thisDevice();
    const zoom = zoomOf(device);
    const { style } = document.documentElement;
    style.setProperty('zoom', zoom === 1 ? '' : String(zoom));
    style.setProperty('--scale', String(scaleOf(device)));
    style.setProperty('--column', zoom === 1 ? '100%' : `${device.width}px`);
  };
  adjust();
  window.addEventListener('resize', adjust);
  // Safari's own gesture events; touch-action in base.css covers pinch and double tap.
  for (const gesture of ['gesturestart', 'gesturechange', 'gestureend']) {
    document.addEventListener(gesture, (event) => event.preventDefault());
  }
  // A pinch on a trackpad arrives as a wheel event.
  const stay = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
  document.addEventListener('wheel', stay, { passive: false });
}
