/** Catalogue: merchants, their products and creatives, publishers and their placements. */
export {
  addCreative,
  addMerchant,
  addPlacement,
  addProduct,
  addPublisher,
  changeCatalogue,
  changeRate,
  endPlacement,
  replaceProduct,
  reviewCreative,
} from './catalogue-acts.ts';
export { checkCreative } from './check-creative.ts';
export { keepCreativeFile, keepDraft, serveCreatives, withDraft } from './creative-files.ts';
export {
  approvedFormats,
  type Creative,
  everFormats,
  insertCreative,
  insertReview,
  isApproved,
  lastReviewState,
  type Picture,
  pictureOf,
} from './creative-store.ts';
export { findMerchant, findPayingMerchant, insertMerchant, saveContact } from './merchant-store.ts';
export {
  addPlacementRequests,
  findPlacement,
  findPublisher,
  insertPlacement,
  insertPlacementRate,
  insertPublisher,
  listPastSupply,
  listRatesBelow,
  listSupply,
  type NewPlacement,
  type PastSupply,
  type PlacementRate,
  type Supply,
} from './placement-store.ts';
export { productOf } from './product-file.ts';
export {
  findProductState,
  insertProduct,
  lockProduct,
  type Product,
  withdrawProduct,
} from './product-store.ts';
export { type CategoryRate, listCategoryRates } from './rate-card-store.ts';
