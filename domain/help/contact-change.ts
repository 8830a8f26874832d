export const contactFormat = 'reachbook-contacts/1';

/** One change to a list of contacts, before it is signed. */
export interface ContactChange {
  readonly network: string;
  readonly no: number;
  readonly at: Date;
  readonly part: string;
  /** The whole list from then on, as canonical JSON. */
  readonly value: string;
  /** The hash of the previous change, or 64 zeros. */
  readonly previous: string;
  readonly key: string;
}

export const noContactChange = '0'.repeat(64);

/** The text that is signed; its hash is what the next change contains. */
export const contactText = (change: ContactChange): string => {
  const { network, no, at, part, value, previous, key } = change;
  const time = at.toISOString();

  return JSON.stringify({
    format: contactFormat,
    network,
    no,
    at: time,
    part,
    value,
    previous,
    key,
  });
};
