export interface LandingMacros {
  readonly click_id: string;
  readonly placement: string;
  readonly plan: string;
  readonly creative: string;
}

/**
 * Where a click leads: the product's address with its placeholders filled in. Nothing in it comes
 * from the request, so nobody can be redirected elsewhere.
 */
export function landingAddress(landingUrl: string, macros: LandingMacros): string {
  const landing = landingUrl.replace(/\{(click_id|placement|plan|creative)\}/g, (_, name: string) =>
    encodeURIComponent(macros[name as keyof LandingMacros]),
  );
  if (landingUrl.includes('{click_id}')) return landing;

  const [address = '', fragment] = landing.split('#');
  const separator = address.includes('?') ? '&' : '?';
  const fragmentPart = fragment === undefined ? '' : `#${fragment}`;

  return `${address}${separator}click_id=${encodeURIComponent(macros.click_id)}${fragmentPart}`;
}
