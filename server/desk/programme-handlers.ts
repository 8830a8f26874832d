import { listCreatives, reviewCreative, uploadCreative } from './catalogue/creatives.ts';
import {
  change as changeProduct,
  findPartners,
  listProducts,
  make as makeProduct,
  pushProduct,
  readProduct,
  withdrawProduct,
} from './catalogue/products.ts';
import {
  change as changeConfiguration,
  decideConfiguration,
  listConfigurationProposals,
  listVersions,
  proposeConfiguration,
  readConfiguration,
} from './configuration/configuration.ts';
import {
  arrangeQuestions,
  dropQuestion,
  listDeskQuestions,
  saveQuestion,
} from './configuration/questions.ts';

/** The calls about the catalogue, the programme and the configuration. */
export const programmeHandlers = {
  listProducts,
  readProduct,
  makeProduct,
  changeProduct,
  withdrawProduct,
  findPartners,
  pushProduct,
  listCreatives,
  uploadCreative,
  reviewCreative,
  listDeskQuestions,
  saveQuestion,
  dropQuestion,
  arrangeQuestions,
  readConfiguration,
  listVersions,
  changeConfiguration,
  listConfigurationProposals,
  proposeConfiguration,
  decideConfiguration,
};
