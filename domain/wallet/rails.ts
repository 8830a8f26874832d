/** The network's bank account: where deposits arrive and payouts leave. */
export const bankRail = '00000000-0000-4000-8000-000000000002';
