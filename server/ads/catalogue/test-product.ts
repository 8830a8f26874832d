/** A product as staff write it. */
export const writtenProduct = {
  official: true,
  kind: 'landing',
  name: 'Boat trips',
  description: 'Around the harbour in an hour.',
  landingUrl: 'https://shop.example/boats',
  lowest: '10.00',
  highest: '500.00',
  commission: '8.00',
  clickWindowHours: 168,
  validateDays: 14,
  putRule: {
    pacing: 'even',
    dailyCap: null,
    days: 7,
    frequencyCap: { times: 3, hours: 24 },
    priceCeiling: null,
    goal: 'conversions',
  },
  targeting: {
    ...{ countries: [], languages: [], devices: [], systems: [], hours: [] },
    ...{ categories: [], categoriesNot: [] },
  },
};
