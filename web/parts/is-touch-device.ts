/** Whether touch is the primary input, so that our own keypad serves better. */
export const isTouchDevice = (): boolean => window.matchMedia('(pointer: coarse)').matches;
