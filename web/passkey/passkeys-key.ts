/** The cache key of the list of passkeys. */
export const passkeysKey = ['passkeys'];
