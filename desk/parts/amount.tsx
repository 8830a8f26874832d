import { shownCents, shownMoney } from './shown.ts';

/** An amount in hundredths; the exact one is shown on hover, and in every export. */
export function Amount({ of }: { readonly of: string }) {
  const [cut, exact] = [shownCents(of), shownMoney(of)];
  return cut === exact ? (
    cut
  ) : (
    <data title={exact} value={of}>
      {cut}
    </data>
  );
}
