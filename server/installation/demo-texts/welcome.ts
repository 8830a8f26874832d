import type { Announcement } from '../../notification/notification-store.ts';

/** The first thing that stands behind the bell of a demo: what is real in it and what is not. */
export const demoWelcome: Omit<Announcement, 'at'> = {
  category: 'system-announcement',
  partnerId: null,
  by: 'npm start',
  texts: {
    en: {
      title: 'Welcome to the demo',
      blocks: [
        {
          type: 'paragraph',
          text: 'Everything works as it would for real: the ledger, the payouts, the statements you can check yourself. Only the traffic is simulated, and SIM is play money.',
        },
        {
          type: 'list',
          items: [
            'Set a transaction password and bind a card, then ask for a payout.',
            'Download a statement and verify it offline.',
            'Read how plans, fees and payouts work.',
          ],
        },
        { type: 'place', to: 'wallet' },
        { type: 'question', id: 'check-figures' },
        { type: 'place', to: 'questions' },
      ],
    },
    de: {
      title: 'Willkommen in der Demo',
      blocks: [
        {
          type: 'paragraph',
          text: 'Alles arbeitet wie im Ernst: die Buchführung, die Auszahlungen, die Auszüge, die Sie selbst prüfen können. Nur der Verkehr ist simuliert, und SIM ist Spielgeld.',
        },
        {
          type: 'list',
          items: [
            'Legen Sie ein Transaktionspasswort fest, verbinden Sie eine Karte und beantragen Sie eine Auszahlung.',
            'Laden Sie einen Auszug herunter und prüfen Sie ihn ohne Verbindung.',
            'Lesen Sie, wie Pläne, Gebühren und Auszahlungen funktionieren.',
          ],
        },
        { type: 'place', to: 'wallet' },
        { type: 'question', id: 'check-figures' },
        { type: 'place', to: 'questions' },
      ],
    },
  },
};
