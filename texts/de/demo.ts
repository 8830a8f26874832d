import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Willkommen in der Demo',
    text: 'Alles funktioniert wie mit echtem Geld: Buchführung, Auszahlungen und Auszüge, die Sie selbst prüfen können. Nur der Traffic ist simuliert, und SIM ist Spielgeld.',
    steps: [
      'Legen Sie ein Transaktionspasswort fest, hinterlegen Sie eine Karte und beantragen Sie eine Auszahlung.',
      'Laden Sie einen Auszug herunter und prüfen Sie ihn offline.',
      'Lesen Sie, wie Pläne, Gebühren und Auszahlungen funktionieren.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Kaffee von Harbour Roast',
      description:
        'Frisch geröstete Bohnen per Post, alle zwei Wochen. Der Händler zahlt für jedes neue Abonnement eine feste Provision.',
      ad: 'Harbour Roast: frische Bohnen, alle zwei Wochen',
    },
    fieldnote: {
      name: 'Notizbücher von Fieldnote',
      description:
        'Notizbücher, die flach aufliegen. Der Händler zahlt einen Anteil jeder Bestellung bis zu einer Obergrenze.',
      ad: 'Fieldnote: ein Notizbuch, das flach aufliegt',
    },
    northwind: {
      name: 'Trinkflasche Tidal',
      description:
        'Eine Stahlflasche, die Getränke einen Tag lang kühl hält. Wird als Karte gezeigt und pro Klick bezahlt. Der Händler zahlt pro Bestellung eine feste Provision.',
      ad: 'Tidal: die Flasche, die den ganzen Tag kühl hält',
    },
    'studio-lumen': {
      name: 'Schreibtischlampe Lumen',
      description:
        'Eine Lampe, die Ihnen überallhin folgt, gezeigt in einem Sechs-Sekunden-Video. Der Händler zahlt einen Anteil jeder Bestellung bis zu einer Obergrenze.',
      ad: 'Studio Lumen: eine Lampe, die Ihnen folgt',
    },
  },
  range: {
    'bean-grinder': 'Kaffeemühle',
    'moka-pot': 'Espressokocher',
    'desk-pad': 'Schreibtischunterlage',
    'week-planner': 'Wochenplaner',
    'floor-lamp': 'Stehlampe',
    'wool-blanket': 'Wolldecke',
    candle: 'Bienenwachskerze',
    teapot: 'Teekanne',
    'herb-garden': 'Kräutergarten',
    'watering-can': 'Gießkanne',
    'plant-pot': 'Blumentopf',
    'rain-jacket': 'Regenjacke',
    backpack: 'Tagesrucksack',
    'camp-stove': 'Campingkocher',
    'oat-biscuits': 'Haferkekse',
    'sea-salt': 'Meersalz',
    honey: 'Heidehonig',
    kite: 'Papierdrachen',
    'wooden-train': 'Holzeisenbahn',
    puzzle: 'Holzpuzzle',
    'city-bike': 'Stadtrad',
    'bike-light': 'Fahrradlicht',
    helmet: 'Fahrradhelm',
    headphones: 'Kopfhörer',
    speaker: 'Regallautsprecher',
    radio: 'Küchenradio',
  },
  commissions: {
    fixed: 'Der Händler zahlt pro Bestellung eine feste Provision.',
    share: 'Der Händler zahlt einen Anteil jeder Bestellung bis zu einer Obergrenze.',
  },
  codeTerms: 'Eröffnet ein kostenloses Demokonto. Alles darin ist simuliert.',
  campaigns: {
    welcome: 'Willkommen',
    further: 'Mehr Reichweite',
  },
  methods: {
    bank: 'Bank',
    wallet: 'Wallet-Adresse',
  },
  depositInstructions: [
    'Überweisen Sie den Betrag auf das Spielkonto dieser Demo: Reachbook Demo, Play Bank, 000‑123‑456.',
    'Geben Sie die oben genannte Referenz als Verwendungszweck an.',
    'Sobald das Geld eingeht, erfasst es eine Person aus unserem Team und eine zweite genehmigt es.',
  ],
  pages: {
    note: 'Diese Seite gehört zur Demo. Nichts darauf ist echt.',
    publisher: {
      title: 'Morgenzeitung',
      text: 'Hier gibt es etwas zu lesen.',
      more: 'Und hier geht der Text weiter.',
    },
    shop: {
      title: 'Hafenladen',
      text: 'Ein Laden in der Demo. Was Sie hier bestellen, wird nie verschickt.',
      click: 'Sie kamen über den Klick {click} hierher.',
    },
  },
} as const satisfies Texts['demo'];
