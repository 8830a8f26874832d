import { lazy } from 'react';
import { listAnnouncements } from '#contract/desk/announcements.ts';
import { listApprovals } from '#contract/desk/approvals.ts';
import { listAudits } from '#contract/desk/audits.ts';
import { listDeskCampaigns } from '#contract/desk/campaigns.ts';
import { readConfiguration } from '#contract/desk/configuration.ts';
import { listCreatives } from '#contract/desk/creatives.ts';
import { listMerchants } from '#contract/desk/merchants.ts';
import { listPerformance } from '#contract/desk/performance.ts';
import { listPlacements } from '#contract/desk/placements.ts';
import { listProducts } from '#contract/desk/products.ts';
import { listDeskQuestions } from '#contract/desk/questions.ts';
import { listWitnesses } from '#contract/desk/witnesses.ts';
import type { DeskPage } from './pages.tsx';

/** Requests that wait for a second person, other than money, staff and configuration. */
export const approvalsPage: DeskPage = {
  path: '/approvals',
  title: 'Changes to approve',
  group: 'Waiting',
  needs: listApprovals,
  page: lazy(async () => ({
    default: (await import('../pages/approvals/approvals-page.tsx')).ApprovalsPage,
  })),
};

/** What is advertised and where. */
export const cataloguePages: readonly DeskPage[] = [
  {
    path: '/performance',
    title: 'Reports',
    group: 'Advertising',
    needs: listPerformance,
    page: lazy(async () => ({
      default: (await import('../pages/performance/performance-page.tsx')).PerformancePage,
    })),
  },
  {
    path: '/products',
    title: 'Products',
    group: 'Advertising',
    needs: listProducts,
    page: lazy(async () => ({
      default: (await import('../pages/products/products-page.tsx')).ProductsPage,
    })),
  },
  {
    path: '/creatives',
    title: 'Creatives',
    group: 'Advertising',
    needs: listCreatives,
    page: lazy(async () => ({
      default: (await import('../pages/creatives/creatives-page.tsx')).CreativesPage,
    })),
  },
  {
    path: '/merchants',
    title: 'Merchants',
    group: 'Advertising',
    needs: listMerchants,
    page: lazy(async () => ({
      default: (await import('../pages/merchants/merchants-page.tsx')).MerchantsPage,
    })),
  },
  {
    path: '/placements',
    title: 'Placements',
    group: 'Advertising',
    needs: listPlacements,
    page: lazy(async () => ({
      default: (await import('../pages/placements/placements-page.tsx')).PlacementsPage,
    })),
  },
];

/** What partners are offered and told. */
export const programmePages: readonly DeskPage[] = [
  {
    path: '/campaigns',
    title: 'Coupon activities',
    group: 'Programme',
    needs: listDeskCampaigns,
    page: lazy(async () => ({
      default: (await import('../pages/campaigns/campaigns-page.tsx')).CampaignsPage,
    })),
  },
  {
    path: '/announcements',
    title: 'Announcements',
    group: 'Programme',
    needs: listAnnouncements,
    page: lazy(async () => ({
      default: (await import('../pages/announcements/announcements-page.tsx')).AnnouncementsPage,
    })),
  },
  {
    path: '/questions',
    title: 'Questions and rules',
    group: 'Programme',
    needs: listDeskQuestions,
    page: lazy(async () => ({
      default: (await import('../pages/questions/questions-page.tsx')).QuestionsPage,
    })),
  },
];

export const configurationPage: DeskPage = {
  path: '/configuration',
  title: 'Configuration',
  group: 'Network',
  needs: readConfiguration,
  page: lazy(async () => ({
    default: (await import('../pages/configuration/configuration-page.tsx')).ConfigurationPage,
  })),
};

/** The outside witnesses of the log. */
export const witnessesPage: DeskPage = {
  path: '/witnesses',
  title: 'Witnesses',
  group: 'Network',
  needs: listWitnesses,
  page: lazy(async () => ({
    default: (await import('../pages/witnesses/witnesses-page.tsx')).WitnessesPage,
  })),
};

/** The outside auditors of the books. */
export const auditsPage: DeskPage = {
  path: '/audits',
  title: 'Audits',
  group: 'Network',
  needs: listAudits,
  page: lazy(async () => ({
    default: (await import('../pages/audits/audits-page.tsx')).AuditsPage,
  })),
};
