import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Transaktionspasswort',
    enter: 'Sechs Ziffern',
    checking: 'Wird geprüft',
    keypad: 'Ziffern',
    deleteDigit: 'Letzte Ziffer löschen',
    forgot: 'Vergessen?',
    notSet: 'Sie haben noch kein Transaktionspasswort',
    setNow: 'Jetzt festlegen',
    disabled:
      'Ihr Transaktionspasswort wurde zehnmal hintereinander falsch eingegeben und ist abgeschaltet.',
    paused: 'Fünfmal hintereinander falsch. Sie können es um {time} wieder versuchen.',
    lead: 'Mit diesen sechs Ziffern bestätigen Sie Auszahlungen, Karten und Pläne. Niemand hier kennt sie, und niemand wird Sie je danach fragen.',
    step: 'Schritt {step} von {steps}',
    old: 'Aktuelles Transaktionspasswort',
    new: 'Neues Transaktionspasswort',
    again: 'Dieselben sechs Ziffern noch einmal',
    hint: 'Kein Datum, kein Muster, keine Ziffern der Reihe nach.',
    next: 'Weiter',
    startOver: 'Andere Ziffern wählen',
    login: 'Anmeldepasswort',
    loginHint: 'Damit niemand es festlegen kann, der nur Ihr Telefon hat.',
    submit: 'Transaktionspasswort festlegen',
    done: 'Transaktionspasswort festgelegt',
    isSet: 'Sie haben ein Transaktionspasswort',
    isSetText: 'Um es zu ändern, brauchen Sie das aktuelle.',
    change: 'Ändern',
    changeLead: 'Wenn Sie es ändern, werden alle Ihre anderen Geräte abgemeldet.',
    changeSubmit: 'Transaktionspasswort ändern',
    changed: 'Transaktionspasswort geändert',
    forgotTitle: 'Transaktionspasswort vergessen?',
    forgotText:
      'Sie können in 24 Stunden ein neues festlegen. Bis dahin steht dieser Wunsch hier für Sie sichtbar, und Sie können ihn abbrechen. Auszahlungen warten danach noch einen Tag.',
    forgotSubmit: 'Um ein neues bitten',
    forgotService: 'Beides vergessen? Der Kundendienst hilft Ihnen',
    resetTitle: 'Es wurde um ein neues Transaktionspasswort gebeten',
    resetWaiting:
      'Sie können es ab {date} festlegen. Wenn Sie das nicht waren, brechen Sie es ab und ändern Sie Ihr Anmeldepasswort.',
    resetReady:
      'Sie können es jetzt festlegen. Wenn Sie nicht darum gebeten haben, brechen Sie es ab und ändern Sie Ihr Anmeldepasswort.',
    resetApproval:
      'Eine zweite Person des Kundendienstes muss zustimmen, bevor Sie es festlegen können.',
    resetLead: 'Wählen Sie sechs neue Ziffern. Auszahlungen warten danach einen Tag.',
    resetSet: 'Neues festlegen',
    resetCancel: 'Abbrechen',
    resetCancelled: 'Abgebrochen. Ihr Transaktionspasswort bleibt, wie es ist.',
    about: {
      vip: 'Sie bestätigen einen Monat VIP für {amount}.',
      payout: 'Sie bestätigen eine Auszahlung von {amount} an {target}.',
      payoutCancel: 'Sie bestätigen, dass diese Auszahlung abgebrochen wird.',
      startupReturn:
        'Sie bestätigen die Rückgabe Ihres Startguthabens, {amount}. Genommen wird, was davon übrig ist und was es verdient hat; den Rest verliert das Netzwerk.',
      card: 'Sie bestätigen, dass Auszahlungen an {number} gehen.',
      exchange: 'Sie bestätigen einen Tausch von {amount}.',
      exchangeConfirm: 'Sie bestätigen, dass {amount} an den Akzeptanten gehen.',
      exchangeCancel: 'Sie bestätigen, dass dieser Tausch abgesagt wird.',
      put: 'Sie bestätigen {amount} für den Plan {plan}.',
      follow: 'Sie bestätigen, {id} mit insgesamt höchstens {amount} zu folgen.',
      planStop: 'Sie bestätigen, dass der Plan {plan} für immer beendet wird.',
      payPassword: 'Sie bestätigen ein neues Transaktionspasswort.',
    },
  },
  card: {
    lead: 'Auszahlungen gehen hierher und sonst nirgendwohin. Wenn Sie es ändern, warten Auszahlungen einen Tag, zu Ihrem Schutz.',
    replaceLead:
      'Geben Sie ein, wohin Auszahlungen von nun an gehen. Nach der Änderung warten sie einen Tag, und Ihre anderen Geräte werden abgemeldet.',
    method: 'Auszahlungsweg',
    optional: 'Darf leer bleiben',
    chooseNetwork: 'Netzwerk wählen',
    boundAt: 'Seit {date}',
    bound: 'Hinterlegt. Auszahlungen gehen von nun an dorthin.',
    replace: 'Durch eine andere ersetzen',
    replaceTitle: 'Das Hinterlegte ersetzen?',
    replaceText:
      'Auszahlungen gehen nicht mehr an {label} •••• {last4}. Auf das neue Ziel warten sie einen Tag. Ihre anderen Geräte werden abgemeldet.',
    replaceConfirm: 'Ersetzen',
    none: 'Keine Konfiguration',
    noneText:
      'Das Netzwerk hat noch keinen Auszahlungsweg eingerichtet. Der Kundendienst kann Ihnen sagen, wann es so weit ist.',
    field: {
      cardName: 'Name der Bank oder Karte',
      userName: 'Kontoinhaber',
      mobile: 'Telefon',
      bankAccount: 'Kontonummer',
      bankAddress: 'Anschrift der Bank',
      branchName: 'Filiale',
      walletAddress: 'Wallet-Adresse',
      network: 'Netzwerk',
    },
    submit: {
      'bank-card': 'Diese Karte hinterlegen',
      'wallet-address': 'Diese Adresse hinterlegen',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
