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
  const filled = landingUrl.replace(/\{(click_id|placement|plan|creative)\}/g, (_, name: string) =>
    encodeURIComponent(macros[name as keyof LandingMacros]),
  );
  if (landingUrl.includes('{click_id}')) return filled;
  const [address = '', fragment] = filled.split('#');
  const joint = address.includes('?') ? '&' : '?';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${joint}click_id=${encodeURIComponent(macros.click_id)}${end}`;
}
