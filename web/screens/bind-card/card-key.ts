/** The cache key of the bound card. */
export const cardKey = ['bank-card'];
