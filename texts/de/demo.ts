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
    },
    fieldnote: {
      name: 'Papier von Fieldnote',
      description:
        'Notizbücher, die flach aufliegen. Der Händler zahlt einen Anteil jeder Bestellung bis zu einer Obergrenze.',
    },
    northwind: {
      name: 'Trinkflasche Tidal',
      description:
        'Eine Stahlflasche, die Getränke einen Tag lang kühl hält. Wird als Karte gezeigt und pro Klick bezahlt. Der Händler zahlt pro Bestellung eine feste Provision.',
    },
    'studio-lumen': {
      name: 'Schreibtischlampe Lumen',
      description:
        'Eine Lampe, die Ihnen überallhin folgt, gezeigt in einem Sechs-Sekunden-Video. Der Händler zahlt einen Anteil jeder Bestellung bis zu einer Obergrenze.',
    },
  },
  codeTerms: 'Eröffnet ein kostenloses Demokonto. Alles darin ist simuliert.',
  campaigns: {
    welcome: 'Willkommen',
    further: 'Mehr Reichweite',
  },
  methods: {
    bank: 'Bank',
    wallet: 'Wallet',
  },
  depositInstructions: [
    'Überweisen Sie den Betrag auf das Spielkonto dieser Demo: Reachbook Demo, Play Bank, 000-123-456.',
    'Geben Sie die oben genannte Referenz als Verwendungszweck an.',
    'Sobald das Geld eingeht, erfasst es eine Person aus unserem Team und eine zweite bestätigt es.',
  ],
} as const satisfies Texts['demo'];
