import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whoAmI } from '#contract/desk/access.ts';
import { listChats } from '#contract/desk/chats.ts';
import { listCodes } from '#contract/desk/codes.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { listHosts } from '#contract/desk/hosts.ts';
import { listPartners } from '#contract/desk/partners.ts';
import { listMessageReports } from '#contract/desk/reports.ts';
import { listDeskLog, listStaff } from '#contract/desk/staff.ts';
import { listTickets } from '#contract/desk/tickets.ts';
import { moneyPages, overviewPage } from './money-pages.tsx';
import {
  approvalsPage,
  auditsPage,
  cataloguePages,
  configurationPage,
  programmePages,
  witnessesPage,
} from './programme-pages.tsx';

/** The tasks that pages belong to, in the order of the menu. */
export const deskGroups = [
  'Overview',
  'Waiting',
  'Partners',
  'Money',
  'Advertising',
  'Programme',
  'Network',
] as const;

export interface DeskPage {
  readonly path: string;
  readonly title: string;
  readonly group: (typeof deskGroups)[number];
  /** The call that the page depends on: whoever may not make it does not see the page. */
  readonly needs: DeskRoute;
  readonly page: LazyExoticComponent<ComponentType>;
}

/** Every page of the desk, in the order in which its group shows them. */
export const deskPages: readonly DeskPage[] = [
  overviewPage,
  ...moneyPages,
  approvalsPage,
  {
    path: '/partners',
    title: 'Partners',
    group: 'Partners',
    needs: listPartners,
    page: lazy(async () => ({
      default: (await import('../pages/partners/partners-page.tsx')).PartnersPage,
    })),
  },
  {
    path: '/chats',
    title: 'Chat inbox',
    group: 'Waiting',
    needs: listChats,
    page: lazy(async () => ({
      default: (await import('../pages/chats/chats-page.tsx')).ChatsPage,
    })),
  },
  {
    path: '/feedback',
    title: 'Feedback',
    group: 'Waiting',
    needs: listTickets,
    page: lazy(async () => ({
      default: (await import('../pages/feedback/feedback-page.tsx')).FeedbackPage,
    })),
  },
  {
    path: '/reports',
    title: 'Reported messages',
    group: 'Waiting',
    needs: listMessageReports,
    page: lazy(async () => ({
      default: (await import('../pages/reports/reports-page.tsx')).ReportsPage,
    })),
  },
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
    path: '/hosts',
    title: 'Host apps',
    group: 'Partners',
    needs: listHosts,
    page: lazy(async () => ({
      default: (await import('../pages/hosts/hosts-page.tsx')).HostsPage,
    })),
  },
  ...cataloguePages,
  ...programmePages,
  configurationPage,
  witnessesPage,
  auditsPage,
  {
    path: '/staff',
    title: 'Staff',
    group: 'Network',
    needs: listStaff,
    page: lazy(async () => ({
      default: (await import('../pages/staff/staff-page.tsx')).StaffPage,
    })),
  },
  {
    path: '/log',
    title: 'Log',
    group: 'Network',
    needs: listDeskLog,
    page: lazy(async () => ({
      default: (await import('../pages/log/log-page.tsx')).LogPage,
    })),
  },
  {
    path: '/sessions',
    title: 'My devices',
    group: 'Network',
    needs: whoAmI,
    page: lazy(async () => ({
      default: (await import('../pages/sessions/sessions-page.tsx')).SessionsPage,
    })),
  },
];
