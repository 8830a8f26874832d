import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Gesperrt',
    text: 'Sie sind als {name} angemeldet.',
    digits: 'Ihr Transaktionspasswort',
    submit: 'Entsperren',
    passkey: 'Mit Passkey entsperren',
    offline:
      'Sie sind offline. Nur unser Server kann prüfen, ob Sie es sind. Die App bleibt deshalb gesperrt, bis Sie wieder verbunden sind. Sie können sich auch abmelden.',
    none: 'Sie haben noch nichts eingerichtet, womit sich die App entsperren lässt. Melden Sie sich ab und mit Ihrem Passwort wieder an.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
