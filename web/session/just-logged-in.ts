let isByPassword = false;

/** A password was typed on this device just now: the moment to offer a passkey. */
export const noteLoginByPassword = (): void => {
  isByPassword = true;
};

export const isJustLoggedIn = (): boolean => isByPassword;
