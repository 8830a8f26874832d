/** An object with a time, inside a row: JSON has no dates, so its time comes as text. */
export type TimeAsText<Part extends { readonly at: Date } | null> = Part extends {
  readonly at: Date;
}
  ? Omit<Part, 'at'> & { readonly at: string }
  : Part;

export const parseTime = <Part extends { readonly at: string }>(part: Part) => ({
  ...part,
  at: new Date(part.at),
});
