/** What a device reports about itself. */
export interface Device {
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
