const usualPlaces = 2;

/** Whether a code has the form that `Intl` knows. A network may use a currency with another one. */
export const isCurrencyCode = (code: string): boolean => /^[A-Za-z]{3}$/.test(code);

/**
 * How many decimals a currency is shown with. Only for display: the lists of different browsers
 * may differ.
 */
export function placesOfCurrency(code: string): number {
  if (!isCurrencyCode(code)) return usualPlaces;
  const options = { style: 'currency', currency: code } as const;
  return (
    new Intl.NumberFormat('en', options).resolvedOptions().maximumFractionDigits ?? usualPlaces
  );
}
