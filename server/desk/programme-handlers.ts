import {
  countReach,
  listAnnouncements,
  takeBack,
  takeBackFromPartner,
  tellAll,
  tellPartner,
} from './announcements.ts';
import { countGivenTo, end, give, listCampaigns, make as makeCampaign } from './campaigns.ts';
import {
  change as changeConfiguration,
  decide,
  history,
  listWaiting,
  propose,
  readNow,
} from './configuration.ts';
import { listCreatives, review, upload } from './creatives.ts';
import { listMerchants, makeKey, make as makeMerchant, saveNewContact } from './merchants.ts';
import {
  changePrice,
  end as endPlacement,
  listPlacements,
  listPublishers,
  listRates,
  makeNewPublisher,
  make as makePlacement,
} from './placements.ts';
import {
  change as changeProduct,
  findPartners,
  listProducts,
  make as makeProduct,
  push,
  readProduct,
  withdrawOne,
} from './products.ts';
import { arrange, drop, listQuestions, save } from './questions.ts';

/** The calls about the catalogue, the programme and the configuration. */
export const programmeHandlers = {
  listMerchants,
  makeMerchant,
  changeContact: saveNewContact,
  makePostbackKey: makeKey,
  listProducts,
  readProduct,
  makeProduct,
  changeProduct,
  withdrawProduct: withdrawOne,
  findPartners,
  pushProduct: push,
  listCreatives,
  uploadCreative: upload,
  reviewCreative: review,
  listPublishers,
  makePublisher: makeNewPublisher,
  listPlacements,
  makePlacement,
  listRates,
  changeRate: changePrice,
  endPlacement,
  listDeskCampaigns: listCampaigns,
  makeCampaign,
  endCampaign: end,
  countGivenCoupons: countGivenTo,
  giveCoupon: give,
  listAnnouncements,
  announceToAll: tellAll,
  countAudience: countReach,
  announceToPartner: tellPartner,
  withdrawAnnouncement: takeBack,
  withdrawFromPartner: takeBackFromPartner,
  listDeskQuestions: listQuestions,
  saveQuestion: save,
  dropQuestion: drop,
  arrangeQuestions: arrange,
  readConfiguration: readNow,
  listVersions: history,
  changeConfiguration,
  listConfigurationProposals: listWaiting,
  proposeConfiguration: propose,
  decideConfiguration: decide,
};
