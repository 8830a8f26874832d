import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Transaktionspasswort',
    enter: 'Sechs Ziffern',
    checking: 'Wird geprüft',
    forgot: 'Vergessen?',
    notSet: 'Sie haben noch kein Transaktionspasswort',
    notSetText:
      'Damit bestätigen Sie alles, was Sie mit Ihrem Geld tun. Danach geht es hier weiter.',
    setNow: 'Jetzt festlegen',
    disabled:
      'Ihr Transaktionspasswort wurde {tries, number}-mal hintereinander falsch eingegeben und ist gesperrt.',
    paused: '{tries, number}-mal hintereinander falsch. Sie können es um {time} wieder versuchen.',
    lead: 'Mit diesen {digits, number} Ziffern bestätigen Sie alles, was Sie mit Ihrem Geld tun, und jede Änderung des Auszahlungsziels. Niemand hier kennt sie, und niemand wird Sie je danach fragen.',
    step: 'Schritt {step} von {steps}',
    old: 'Aktuelles Transaktionspasswort',
    new: 'Neues Transaktionspasswort',
    again: 'Dieselben sechs Ziffern noch einmal eingeben',
    hint: 'Kein Datum, kein Muster, keine aufeinanderfolgenden Ziffern.',
    next: 'Weiter',
    startOver: 'Andere Ziffern wählen',
    login: 'Anmeldepasswort',
    loginHint: 'So kann es niemand festlegen, der nur Ihr Smartphone hat.',
    submit: 'Transaktionspasswort festlegen',
    done: 'Transaktionspasswort festgelegt',
    isSet: 'Sie haben ein Transaktionspasswort',
    isSetText: 'Zum Ändern brauchen Sie das aktuelle.',
    change: 'Ändern',
    changeLead: 'Beim Ändern werden alle Ihre anderen Geräte abgemeldet.',
    changeSubmit: 'Transaktionspasswort ändern',
    changed: 'Transaktionspasswort geändert',
    forgotTitle: 'Transaktionspasswort vergessen?',
    forgotText:
      'Sie können frühestens in {hours, number} Stunden ein neues festlegen und haben dann {days, number} Tage Zeit dafür. Bis dahin können Sie die Anfrage hier zurückziehen. Sobald das neue festgelegt ist, sind Auszahlungen und Devisentausch zu Ihrem Schutz {pause, number} Stunden lang pausiert.',
    forgotSubmit: 'Neues anfordern',
    forgotService: 'Beides vergessen? Kundenservice kontaktieren',
    resetTitle: 'Neues Transaktionspasswort angefordert',
    resetWaiting:
      'Sie können es ab {date} festlegen. Waren Sie das nicht, ziehen Sie die Anfrage zurück und ändern Sie Ihr Anmeldepasswort.',
    resetReady:
      'Sie können es jetzt festlegen. Waren Sie das nicht, ziehen Sie die Anfrage zurück und ändern Sie Ihr Anmeldepasswort.',
    resetApproval:
      'Eine zweite Person aus unserem Team muss zustimmen, bevor Sie es festlegen können.',
    resetLead:
      'Wählen Sie {digits, number} neue Ziffern. Zu Ihrem Schutz sind Auszahlungen und Devisentausch danach {hours, number} Stunden lang pausiert.',
    resetSet: 'Neues festlegen',
    resetCancel: 'Anfrage zurückziehen',
    resetCancelled: 'Anfrage zurückgezogen. Ihr Transaktionspasswort bleibt unverändert.',
    signTitle: 'Bestätigen',
    sign: 'Mit Passkey bestätigen',
    signLead:
      'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder Displaysperre und signiert dann das hier. Die Signatur bleibt als Nachweis in Ihrer Prüfdatei.',
    signFailed:
      'Es wurde nichts signiert. Versuchen Sie es noch einmal oder verwenden Sie Ihre sechs Ziffern.',
    signOther:
      'Der Server wollte etwas anderes signieren lassen, als Sie hier sehen. Es wurde nichts signiert. Bitte wenden Sie sich an den Kundenservice.',
    useDigits: 'Stattdessen sechs Ziffern',
    byPasskey: 'Mit Ihrem Passkey „{name}“ bestätigt',
    byPasskeyGone: 'Mit Ihrem Passkey bestätigt',
    byDigits: 'Mit Ihren sechs Ziffern bestätigt',
    about: {
      vip: 'Sie kaufen einen Monat VIP für {amount}.',
      payout: 'Sie lassen sich {amount} an {target} auszahlen.',
      payoutCancel: 'Sie stornieren die Auszahlung über {amount} an {target}.',
      startupReturn:
        'Sie geben Startguthaben von {amount} zurück. Verwendet wird, was davon übrig ist und was es eingebracht hat. Den Rest trägt das Netzwerk.',
      card: 'Sie legen {number} als Auszahlungsziel fest.',
      exchange: 'Sie tauschen {amount}.',
      exchangeConfirm: 'Sie geben {amount} an den Akzeptanten frei.',
      exchangeCancel: 'Sie stornieren den Tausch von {amount}.',
      put: 'Sie weisen {product}, Plan {plan}, ein Budget von {amount} zu.',
      follow: 'Sie folgen {id} mit einem Gesamtlimit von {amount}.',
      planStop: 'Sie beenden {product}, Plan {plan}, endgültig.',
      payPassword: 'Sie ändern Ihr Transaktionspasswort.',
      passkey: 'Sie fügen Ihrem Konto einen Passkey hinzu.',
      contact: 'Sie bestätigen {email} und {phone} als Ihre Kontaktdaten.',
      personalData: 'Sie laden alles herunter, was wir über Sie wissen.',
    },
  },
  card: {
    lead: 'Alle Ihre Auszahlungen gehen hierher. Nach einer Änderung sind Auszahlungen zu Ihrem Schutz {hours, number} Stunden lang pausiert.',
    replaceLead:
      'Geben Sie ein, wohin Ihre Auszahlungen gehen sollen. Nach einer Änderung sind Auszahlungen zu Ihrem Schutz {hours, number} Stunden lang pausiert. Ihre anderen Geräte werden abgemeldet.',
    method: 'Auszahlungsart',
    optional: 'Optional',
    fillIn: 'Bitte zuerst ausfüllen',
    chooseNetwork: 'Blockchain wählen',
    boundAt: 'Seit {date}',
    bound: 'Gespeichert. Ihre Auszahlungen gehen jetzt dorthin.',
    replace: 'Ersetzen',
    replaceTitle: 'Karte oder Adresse ersetzen?',
    replaceText:
      'Auszahlungen gehen nicht mehr an {label} •••• {last4}. Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert. Ihre anderen Geräte werden abgemeldet.',
    replaceConfirm: 'Jetzt ersetzen',
    none: 'Keine Konfiguration',
    noneText:
      'Das Netzwerk hat noch keine Auszahlungsart eingerichtet. Wann es so weit ist, erfahren Sie vom Kundenservice.',
    field: {
      cardName: 'Name der Bank oder Karte',
      userName: 'Kontoinhaber',
      mobile: 'Telefon',
      bankAccount: 'Kontonummer',
      bankAddress: 'Anschrift der Bank',
      branchName: 'Filiale',
      walletAddress: 'Wallet-Adresse',
      network: 'Blockchain',
    },
    submit: {
      'bank-card': 'Karte hinterlegen',
      'wallet-address': 'Adresse hinterlegen',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
