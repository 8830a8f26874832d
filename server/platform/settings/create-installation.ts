import {
  type Configuration,
  priceLimitsDefault,
  pushContactDefault,
  vipDefault,
} from '#contract/configuration.ts';
import { openingHoursDefault } from '#domain/chat/opening-hours.ts';
import { languageMapDefault } from '#domain/language.ts';
import { planLimits } from '#domain/plan/limits.ts';
import type { Sql } from '../database/sql.ts';
import { type Installation, insertConfiguration, insertInstallation } from './settings-store.ts';

/** The in-app channel opens the product's own chat. Staff add any other channels. */
const chatChannel = { id: 'chat', label: 'Reachbook', type: 1, url: '/chat' };

export const initialConfiguration: Configuration = {
  customerService: [chatChannel],
  rechargeService: [chatChannel],
  withdrawMethods: [],
  questions: [],
  questionOrder: [],
  questionsHidden: [],
  depositInstructions: { en: [] },
  languageMap: [...languageMapDefault],
  payoutCost: '0.00',
  debtorAccounts: [],
  exchange: { isOffered: false },
  plan: planLimits,
  vip: vipDefault,
  priceLimits: priceLimitsDefault,
  pushContact: pushContactDefault,
  openingHours: { ...openingHoursDefault, days: [...openingHoursDefault.days] },
};

/** Records permanently what this database is. Returns false if that was already recorded. */
export async function createInstallation(
  sql: Sql,
  installation: Installation,
  configuration: Configuration,
  author: string,
  now: Date,
): Promise<boolean> {
  if (!(await insertInstallation(sql, installation, now))) return false;

  await insertConfiguration(sql, configuration, author, now);
  return true;
}
