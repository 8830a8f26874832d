import * as access from './access.ts';
import * as codes from './codes.ts';
import * as staff from './staff.ts';

/** Every call of the desk. The name is how handlers and tests find it. */
export const deskRoutes = {
  ...access,
  ...codes,
  ...staff,
} as const;

export type DeskRouteName = keyof typeof deskRoutes;
