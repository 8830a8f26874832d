/** What the demo's own network wrote: its welcome, products, campaigns and instructions. */
export const texts = {
  welcome: {
    title: 'Welcome to the demo',
    text: 'Everything works just as it would with real money: the ledger, payouts and statements you can check yourself. Only the traffic is simulated, and SIM is play money.',
    steps: [
      'Set a transaction password, add a card and request a payout.',
      'Download a statement and verify it offline.',
      'Read how plans, fees and payouts work.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Harbour Roast coffee',
      description:
        'Freshly roasted beans by post, every two weeks. The merchant pays a fixed commission for each new subscription.',
      ad: 'Harbour Roast: fresh beans, every two weeks',
    },
    fieldnote: {
      name: 'Fieldnote paper',
      description:
        'Notebooks that lie flat. The merchant pays a share of each order, up to a limit.',
      ad: 'Fieldnote paper: a notebook that lies flat',
    },
    northwind: {
      name: 'Tidal bottle',
      description:
        'A steel bottle that keeps drinks cold for a day. Shown as a card and paid per click. The merchant pays a fixed commission for each order.',
      ad: 'Tidal bottle: cold all day',
    },
    'studio-lumen': {
      name: 'Lumen desk lamp',
      description:
        'A lamp that follows you around, shown in a six-second video. The merchant pays a share of each order, up to a limit.',
      ad: 'Studio Lumen: a lamp that follows you',
    },
  },
  range: {
    'bean-grinder': 'Bean grinder',
    'moka-pot': 'Moka pot',
    'desk-pad': 'Desk pad',
    'week-planner': 'Week planner',
    'floor-lamp': 'Floor lamp',
    'wool-blanket': 'Wool blanket',
    candle: 'Beeswax candle',
    teapot: 'Teapot',
    'herb-garden': 'Herb garden',
    'watering-can': 'Watering can',
    'plant-pot': 'Plant pot',
    'rain-jacket': 'Rain jacket',
    backpack: 'Day backpack',
    'camp-stove': 'Camp stove',
    'oat-biscuits': 'Oat biscuits',
    'sea-salt': 'Sea salt',
    honey: 'Heather honey',
    kite: 'Paper kite',
    'wooden-train': 'Wooden train',
    puzzle: 'Wooden puzzle',
    'city-bike': 'City bike',
    'bike-light': 'Bike light',
    helmet: 'Bike helmet',
    headphones: 'Headphones',
    speaker: 'Shelf speaker',
    radio: 'Kitchen radio',
  },
  commissions: {
    fixed: 'The merchant pays a fixed commission for each order.',
    share: 'The merchant pays a share of each order, up to a limit.',
  },
  codeTerms: 'Opens one demo account, free of charge. Everything in it is simulated.',
  campaigns: {
    welcome: 'Welcome',
    further: 'Reach further',
  },
  methods: {
    bank: 'Bank',
    wallet: 'Wallet address',
  },
  depositInstructions: [
    'Transfer the amount to this demo’s play account: Reachbook Demo, Play Bank, 000‑123‑456.',
    'Put the reference above on the transfer.',
    'When it arrives, one member of staff records it and another approves it.',
  ],
  pages: {
    note: 'This page is simulated. It’s part of the demo, and nothing on it is real.',
    publisher: {
      title: 'The Morning Paper',
      text: 'Something to read.',
      more: 'More to read here.',
    },
    shop: {
      title: 'Harbour Shop',
      text: 'A shop in the demo. Nothing you order here is ever sent.',
      click: 'You came here from click {click}.',
    },
  },
} as const;
