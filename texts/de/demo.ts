import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Willkommen in der Demo',
    text: 'Alles arbeitet wie im Ernst: die Buchführung, die Auszahlungen, die Auszüge, die Sie selbst prüfen können. Nur der Verkehr ist simuliert, und SIM ist Spielgeld.',
    steps: [
      'Legen Sie ein Transaktionspasswort fest, hinterlegen Sie eine Karte und beantragen Sie eine Auszahlung.',
      'Laden Sie einen Auszug herunter und prüfen Sie ihn ohne Verbindung.',
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
        'Notizbücher, die flach liegen. Der Händler zahlt einen Anteil jeder Bestellung, bis zu einer Grenze.',
    },
    northwind: {
      name: 'Trinkflasche Tidal',
      description:
        'Eine Stahlflasche, die einen Tag lang kühl hält. Als Karte gezeigt und je Klick bezahlt; der Händler zahlt für jede Bestellung eine feste Provision.',
    },
    'studio-lumen': {
      name: 'Schreibtischlampe Lumen',
      description:
        'Eine Lampe, die Ihnen folgt, in einem Video von sechs Sekunden. Der Händler zahlt einen Anteil jeder Bestellung, bis zu einer Grenze.',
    },
  },
  codeTerms: 'Eröffnet ein Demokonto, kostenlos. Alles darin ist simuliert.',
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
    'Schreiben Sie die Referenz von oben auf die Überweisung.',
    'Mitarbeitende erfassen sie, wenn sie ankommt, und eine zweite Person bestätigt sie.',
  ],
} as const satisfies Texts['demo'];
