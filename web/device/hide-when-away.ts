import { isInstalled } from './install.ts';

/** An installed app that is left shows no amounts in the pictures of the device's app switcher. */
export function hideWhenAway(): void {
  document.addEventListener('visibilitychange', () => {
    const isAway = document.visibilityState === 'hidden' && isInstalled();
    document.documentElement.toggleAttribute('data-away', isAway);
  });
}
