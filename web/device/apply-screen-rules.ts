import { type Device, scaleOf, zoomOf } from './screen-rules.ts';

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
