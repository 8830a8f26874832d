/** What the demo's own network wrote: its welcome, products, activities and instructions. */
export const texts = {
  welcome: {
    title: 'Welcome to the demo',
    text: 'Everything works as it would for real: the ledger, the payouts, the statements you can check yourself. Only the traffic is simulated, and SIM is play money.',
    steps: [
      'Set a transaction password and bind a card, then ask for a payout.',
      'Download a statement and verify it offline.',
      'Read how plans, fees and payouts work.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roast coffee',
      description:
        'Freshly roasted beans by post, every two weeks. The merchant pays a fixed commission for each new subscription.',
    },
    fieldnote: {
      name: 'Fieldnote paper',
      description:
        'Notebooks that lie flat. The merchant pays a share of each order, up to a limit.',
    },
    northwind: {
      name: 'Tidal bottle',
      description:
        'A steel bottle that keeps cold for a day. Shown as a card and paid by the click; the merchant pays a fixed commission for each order.',
    },
    'studio-lumen': {
      name: 'Lumen desk lamp',
      description:
        'A lamp that follows you, in a video of six seconds. The merchant pays a share of each order, up to a limit.',
    },
  },
  codeTerms: 'Opens one demo account at no cost. Everything in it is simulated.',
  campaigns: {
    welcome: 'Welcome',
    further: 'Reach further',
  },
  methods: {
    bank: 'Bank',
    wallet: 'Wallet',
  },
  depositInstructions: [
    'Transfer the amount to the play account of this demo: Reachbook Demo, Play Bank, 000-123-456.',
    'Write the reference above on the transfer.',
    'Staff record it when it arrives, and a second person confirms it.',
  ],
} as const;
