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
    code: 'Wiederherstellungscode',
    codeText: 'Der Code, den Sie bei der Kontoeröffnung gesichert haben',
    mail: 'Link per E-Mail',
    mailText: 'An die bestätigte E-Mail-Adresse Ihres Kontos',
    service: 'Kundenservice',
    serviceText: 'Der letzte Weg: Unser Team prüft zuerst, ob Sie es wirklich sind',
    serviceClosed:
      'Hier ist er erst nach der Anmeldung erreichbar. Fragen Sie, wer Ihnen den Autorisierungscode gegeben hat.',
    pause: 'Auszahlungen sind danach {hours, number} Stunden lang pausiert',
    payPassword:
      'Ihr Transaktionspasswort bleibt unverändert. Falls Sie es auch vergessen haben, können Sie nach {days, number} Tagen ein neues festlegen, sobald unser Team zugestimmt hat.',
    codeLead:
      'Ihre Geräte werden abgemeldet, und Auszahlungen sind zu Ihrem Schutz {hours, number} Stunden lang pausiert.',
    codeHint:
      '{most, number} Buchstaben und Ziffern. Leerzeichen, Striche und Großschreibung spielen keine Rolle.',
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
      'Falls Sie Ihr Anmeldepasswort vergessen, können wir einen Link für ein neues an diese Adresse senden.',
    confirmed: 'E-Mail-Adresse bestätigt',
    unconfirmed:
      'Noch nicht bestätigt. Solange das so ist, können wir keinen Link an diese Adresse senden, falls Sie Ihr Anmeldepasswort vergessen.',
    again: 'Link erneut senden',
  },
  recovery: {
    title: 'Ihr Wiederherstellungscode',
    lead: 'Wenn Sie Ihr Anmeldepasswort vergessen, können Sie mit diesem Code ein neues festlegen. Bewahren Sie ihn sicher auf: Wir können ihn nicht noch einmal anzeigen.',
    again: 'Der verwendete Code gilt nicht mehr. Hier ist Ihr neuer.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    save: 'Datei speichern',
    keep: 'Ich habe ihn gesichert',
    skip: 'Später',
    file: 'Wiederherstellungscode für {username}, erstellt am {date}',
    card: 'Wiederherstellungscode',
    none: 'Wenn Sie Ihr Anmeldepasswort vergessen, können Sie mit einem Wiederherstellungscode ein neues festlegen.',
    unsaved: 'Erstellt am {date}. Falls Sie ihn nicht gesichert haben, erstellen Sie einen neuen.',
    saved: 'Erstellt am {date} und gesichert',
    make: 'Neuen Code erstellen',
    makeText: 'Der alte Code gilt dann sofort nicht mehr.',
    kept: 'Bewahren Sie den Code sicher auf.',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot' | 'recovery'>;
