import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Wählen Sie einen Weg zurück in Ihr Konto.',
    passkey: 'Passkey verwenden',
    passkeyText:
      'Anmelden ohne Passwort, mit diesem oder einem anderen Gerät, auf dem er gespeichert ist',
    noPause: 'Auszahlungen werden nicht pausiert',
    mail: 'Link per E-Mail',
    mailText: 'An die bestätigte E-Mail-Adresse Ihres Kontos',
    service: 'Kundenservice',
    serviceText: 'Wenn sonst nichts hilft: Wir prüfen zuerst, ob Sie es wirklich sind',
    serviceClosed:
      'Hier erreichen Sie uns erst nach der Anmeldung. Bitten Sie die Person, von der Sie Ihren Autorisierungscode haben, sich bei uns zu melden: Sobald wir wissen, dass Sie es sind, können unsere Mitarbeitenden einen Link erstellen, mit dem Sie ein neues Passwort festlegen.',
    serviceDemo:
      'In dieser Demo erreichen Sie uns erst nach der Anmeldung. Wer die Demo gestartet hat, kann Ihnen einen Link für ein neues Passwort geben.',
    pause: 'Auszahlungen und Devisentausch sind danach {hours, number} Stunden lang pausiert',
    payPassword:
      'Ihr Transaktionspasswort bleibt unverändert. Falls Sie es auch vergessen haben, können Sie nach {days, number} Tagen ein neues festlegen, sobald unser Team zugestimmt hat.',
    mailLead:
      'Wir senden einen Link an die bestätigte E-Mail-Adresse Ihres Kontos. Er funktioniert nur einmal und nur {minutes, number} Minuten lang.',
    mailSubmit: 'Link senden',
    mailSent: 'Sehen Sie in Ihrem Postfach nach',
    mailSentText:
      'Wenn es ein Konto mit dem Namen {username} und einer bestätigten E-Mail-Adresse gibt, ist ein Link dorthin unterwegs. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.',
  },
  email: {
    title: 'E-Mail-Adresse',
    done: 'Adresse bestätigt',
    doneText:
      'Falls Sie Ihr Anmeldepasswort vergessen, können wir Ihnen per E-Mail einen Link senden, mit dem Sie ein neues festlegen.',
    confirmed: 'E-Mail-Adresse bestätigt',
    unconfirmed:
      'Noch nicht bestätigt. Solange das so ist, können wir keinen Link an diese Adresse senden, falls Sie Ihr Anmeldepasswort vergessen.',
    again: 'Link erneut senden',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
