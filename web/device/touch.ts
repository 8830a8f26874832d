/** Whether fingers are how this device is used first: then a keypad of ours serves better. */
export const isTouchDevice = (): boolean => window.matchMedia('(pointer: coarse)').matches;
