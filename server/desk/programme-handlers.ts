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
