/** How an ad is marked on a publisher's page. */
export const texts = {
  label: 'Ad',
  simulated: 'Ad · simulated',
} as const;
