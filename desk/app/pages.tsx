import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whoAmI } from '#contract/desk/access.ts';
import { listCodes } from '#contract/desk/codes.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { listLog, listStaff } from '#contract/desk/staff.ts';

interface DeskPage {
  readonly path: string;
  readonly title: string;
  readonly group: 'Network' | 'Partners' | 'Money' | 'Advertising' | 'Programme' | 'Desk';
  /** The call without which the page is empty: who may not make it does not see the page. */
  readonly needs: DeskRoute;
  readonly page: LazyExoticComponent<ComponentType>;
}

/** Every page of the desk, in the order in which the menu shows them. */
export const deskPages: readonly DeskPage[] = [
  {
    path: '/codes',
    title: 'Authorization codes',
    group: 'Partners',
    needs: listCodes,
    page: lazy(async () => ({
      default: (await import('../pages/codes/codes-page.tsx')).CodesPage,
    })),
  },
  {
    path: '/staff',
    title: 'Staff',
    group: 'Desk',
    needs: listStaff,
    page: lazy(async () => ({
      default: (await import('../pages/staff/staff-page.tsx')).StaffPage,
    })),
  },
  {
    path: '/log',
    title: 'Log',
    group: 'Desk',
    needs: listLog,
    page: lazy(async () => ({
      default: (await import('../pages/log/log-page.tsx')).LogPage,
    })),
  },
  {
    path: '/sessions',
    title: 'My sessions',
    group: 'Desk',
    needs: whoAmI,
    page: lazy(async () => ({
      default: (await import('../pages/sessions/sessions-page.tsx')).SessionsPage,
    })),
  },
];
