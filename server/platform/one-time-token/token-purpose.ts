/** What is kept beside a token, by what the token is for. */
export interface TokenDetails {
  /** The sealed secret of the code generator, in base64, from the first look at the link on. */
  readonly 'join-desk': { readonly secretSealed?: string };
  readonly 'enter-desk': Record<never, never>;
}

export type TokenPurpose = keyof TokenDetails;

/** A token that is neither used nor ended nor expired. */
export interface OneTimeToken<Purpose extends TokenPurpose = TokenPurpose> {
  readonly digest: Buffer;
  readonly purpose: Purpose;
  readonly ownerId: string;
  readonly usableAt: Date;
  readonly expiresAt: Date;
  /** The digest of its code word; null when the token alone is enough. */
  readonly codeWordHash: Buffer | null;
  readonly details: TokenDetails[Purpose];
}
