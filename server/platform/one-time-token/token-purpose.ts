/** What is kept beside a link, by what the link is for. */
export interface LinkDetails {
  /** The sealed secret of the code generator, in base64, from the first look at the link on. */
  readonly 'join-desk': { readonly secretSealed?: string };
  readonly 'enter-desk': Record<never, never>;
  readonly 'confirm-email': Record<never, never>;
  readonly 'password-by-staff': Record<never, never>;
  readonly 'password-by-mail': Record<never, never>;
  readonly 'merchant-key': {
    /** How long the merchant's earlier keys stay good. */
    readonly overlapDays: number;
    readonly askedBy: string;
    readonly confirmedBy: string;
  };
}

export type LinkPurpose = keyof LinkDetails;

/** Texts that are signed, by a host or by us, and say themselves when they end. */
export type SignedPurpose = 'handover' | 'passkey-challenge';

/** A link that is neither used nor ended nor expired. */
export interface OneTimeLink<Purpose extends LinkPurpose = LinkPurpose> {
  readonly digest: Buffer;
  readonly purpose: Purpose;
  readonly ownerId: string;
  readonly usableAt: Date;
  readonly expiresAt: Date;
  /** The digest of its code word; null when the link alone is enough. */
  readonly codeWordHash: Buffer | null;
  readonly details: LinkDetails[Purpose];
}
