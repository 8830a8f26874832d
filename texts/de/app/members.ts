import type { Texts } from '../../kinds.ts';

/** What stands on several screens behind the login. */
export const membersWords = {
  reset: {
    title: 'Ein neues Anmeldepasswort',
    lead: 'Für {username}. Zu Ihrem Schutz warten Auszahlungen einen Tag, und das zuletzt benutzte Gerät kann noch lesen und widersprechen.',
    early: 'Dieser Link wirkt noch nicht',
    earlyText:
      'Er wirkt ab {date}. Die Wartezeit lässt Ihnen Zeit zu sehen, dass jemand darum gebeten hat.',
    over: 'Dieser Link gilt nicht mehr',
    overText: 'Er wirkt einmal und einen Tag lang. Der Kundendienst kann Ihnen einen neuen geben.',
    submit: 'Passwort festlegen',
    done: 'Neues Passwort festgelegt. Melden Sie sich damit an.',
    login: 'Zur Anmeldung',
    word: 'Wort',
    wordHint: 'Der Kundendienst hat es Ihnen getrennt vom Link gegeben.',
  },
  objection: {
    titleSet: 'Ihr Anmeldepasswort wurde über einen Link festgelegt',
    textSet:
      'Das war am {date}. Dieses Gerät kann jetzt nur lesen. Wenn Sie das nicht waren, widersprechen Sie: Das neue Passwort gilt dann nicht mehr, seine Geräte werden abgemeldet, und Auszahlungen warten, bis der Kundendienst nachgesehen hat.',
    titleLink: 'Ein Link zu einem neuen Anmeldepasswort wurde ausgestellt',
    textLink: 'Er wirkt ab {date}. Wenn Sie nicht darum gebeten haben, stoppen Sie ihn.',
    titleReset: 'Der Kundendienst hat ein neues Transaktionspasswort eingeleitet',
    textReset:
      'Es kann ab {date} festgelegt werden. Wenn Sie nicht darum gebeten haben, stoppen Sie es.',
    submit: 'Das war ich nicht',
    done: 'Gestoppt. Der Kundendienst weiß Bescheid.',
    titleObjected: 'Auszahlungen ruhen',
    textObjected:
      'Sie haben am {date} widersprochen. Zwei Personen des Kundendienstes sehen nach, bevor Auszahlungen weitergehen. Das kostet nichts.',
  },
  password: {
    lead: 'Wenn Sie es ändern, wird jedes Gerät abgemeldet, auch dieses.',
    old: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    confirm: 'Neues Passwort noch einmal',
    submit: 'Passwort ändern',
    changed: 'Passwort geändert. Melden Sie sich erneut an.',
    sessions: 'Wo Sie angemeldet sind',
    thisDevice: 'Dieses Gerät',
    used: 'Zuletzt benutzt: {date}',
    end: 'Beenden',
    endOf: 'Sitzung auf {device} beenden',
    ended: 'Sitzung beendet',
    unknownDevice: 'Unbekanntes Gerät',
  },
  refresh: {
    asOf: 'Stand {time}',
    pull: 'Zum Aktualisieren ziehen',
    release: 'Zum Aktualisieren loslassen',
    refreshing: 'Wird aktualisiert',
    refresh: 'Aktualisieren',
  },
  figures: {
    period: 'Zeitraum',
    periods: { '1': 'Heute', '2': 'Woche', '3': 'Monat', '4': 'Alles' },
    completeTo: 'Vollständig bis {time}',
    stale: 'Diese Zahlen sind von {time}',
    staleText:
      'Seitdem ließen sie sich nicht aktualisieren. Sobald es wieder geht, geschieht es von selbst.',
    none: 'Noch keine Daten',
    before: {
      '1': 'Gestern bis jetzt {value}',
      '2': 'Vorwoche bis jetzt {value}',
      '3': 'Vormonat bis jetzt {value}',
    },
    heldNow: 'Jetzt zurückgelegt',
    result: {
      '1': 'Gewinn heute',
      '2': 'Gewinn dieser Woche',
      '3': 'Gewinn dieses Monats',
      '4': 'Gewinn insgesamt',
    },
    pending: 'Weitere {amount} sind offen und nicht mitgezählt.',
    pendingBeside: 'Offen {amount}, nicht darin',
    pendingName: 'Offen',
    pendingMeaning:
      'Provisionen aller Ihrer Pläne aus Bestellungen, die noch zurückgehen können, abzüglich der Gebühr. Im Guthaben steht derselbe Betrag als noch abzurechnen.',
    name: {
      invested: 'Eingesetzt',
      deliveryOrders: 'Ausgelieferte Pläne',
      consumed: 'Verbraucht',
      toBeConsumed: 'Noch zu verbrauchen',
      impressions: 'Einblendungen',
      clicks: 'Klicks',
      adRevenue: 'Werbeeinnahmen',
      profit: 'Gewinn',
      operated: 'Durch Folgen eingesetzt',
    },
    meaning: {
      invested: 'Die Beträge, die Sie in dieser Zeit auf Pläne eingesetzt haben.',
      deliveryOrders: 'Die Pläne, die in dieser Zeit ausgeliefert wurden.',
      consumed: 'Was die Auslieferung in dieser Zeit gekostet hat.',
      toBeConsumed:
        'Ihr eigenes Geld, das Pläne binden und das die Auslieferung noch nicht verbraucht hat. Im Guthaben steht derselbe Betrag als für Pläne vorgemerkt.',
      impressions: 'Einblendungen in dieser Zeit, die gezählt haben, jede einmal.',
      clicks: 'Klicks in dieser Zeit, die gezählt haben, jeder einmal.',
      adRevenue:
        'Provisionen, die in dieser Zeit abgerechnet wurden, nach Gebühren. Was offen ist, ist nicht darin.',
      profit:
        'Werbeeinnahmen weniger Verbrauch weniger Gewinnbeteiligung. Ein Verlust steht als negativer Betrag da.',
      operated: 'Die Beträge, die in dieser Zeit durch Folgen eingesetzt wurden.',
    },
    chartLabel: '{name} von {from} bis {to}, höchstens {high}.',
    madeOf: 'Woraus sich das zusammensetzt',
    total: 'Zusammen',
    noParts: 'Nichts in dieser Zeit.',
    table: 'Als Tabelle',
    time: 'Zeit',
    waiting:
      '{count, plural, one {# Plan wartet auf einen Einsatz} other {# Pläne warten auf einen Einsatz}}',
    waitingText: 'Sie entscheiden, ob Sie darauf einsetzen.',
    plans: 'Pläne',
    plansText: 'Alle Pläne nach Status',
    wallet: 'Guthaben',
    walletText: 'Guthaben, Auszahlungen und Einträge',
    password: 'Anmeldepasswort ändern',
  },
  appNotice: {
    old: 'Keine Verbindung. Sie sehen den Stand vom {time} ({age})',
    oldText: 'Er kann sich geändert haben. Handeln können Sie erst wieder mit Verbindung.',
    newVersion: 'Eine neue Fassung der App ist bereit',
    use: 'Jetzt verwenden',
  },
} as const satisfies Pick<
  Texts['app'],
  'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
