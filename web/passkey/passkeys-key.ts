/** Under which the list of passkeys is cached. */
export const passkeysKey = ['passkeys'];
