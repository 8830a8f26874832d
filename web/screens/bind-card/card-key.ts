/** Under which the bound card lies in the cache of server data. */
export const cardKey = ['bank-card'];
