import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Kontoauszug',
    text: 'Beliebiger Zeitraum, als Dokument, Tabelle oder prüfbare Datei',
    month: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    dates: 'Zeitraum wählen',
    from: 'Von',
    to: 'Bis (einschließlich)',
    wrongOrder: 'Das Enddatum liegt vor dem Startdatum.',
    period: '{from} bis {to}, Zeitzone {timeZone}. Zeiten sind auch in UTC angegeben.',
    html: 'Dokument',
    htmlText: 'Zum Lesen, Drucken oder Speichern als PDF',
    csv: 'CSV',
    csvText: 'Für Tabellenprogramme',
    jsonl: 'Prüfdatei',
    jsonlText: 'Signiert, auf jedem Computer prüfbar',
    making: 'Wird erstellt…',
    saved: '{name} heruntergeladen',
    share: 'Teilen',
    check: 'Selbst prüfen',
    checkText:
      'Laden Sie die Prüfdatei und das Prüfprogramm herunter und führen Sie dann auf einem beliebigen Computer mit Node Folgendes aus. Das Programm arbeitet offline und zeigt die erste geänderte Zeile.',
    verifier: 'Prüfprogramm herunterladen',
    verifierText: 'Eine einzige Datei, keine Pakete nötig',
    key: 'Öffentlicher Schlüssel dieses Netzwerks',
    shorter: 'Ihr Verlauf ist kürzer als am {date} auf diesem Gerät',
    changed: 'Ihr Verlauf stimmt nicht mit dem überein, was dieses Gerät am {date} gesehen hat',
    rootLost: 'Die Bücher stimmen nicht mit dem überein, was dieses Gerät am {date} gesehen hat',
    rootThen: 'Damals: Wurzel {seq} über alle Wallets',
    rootNow: 'Jetzt: Wurzel {seq}',
    lostText:
      'Wallet-Einträge kommen nur hinzu, sie verschwinden nie. Bewahren Sie Ihre Auszüge auf, machen Sie einen Screenshot und kontaktieren Sie den Kundenservice.',
    seenThen: 'Damals: Eintrag {seq}',
    shownNow: 'Jetzt: Eintrag {seq}',
    newKey:
      'Das Netzwerk signiert jetzt mit einem anderen Schlüssel als am {date}, und der alte Schlüssel bestätigt den neuen nicht',
    keepFile: 'Beweis speichern',
    keepText:
      'Geben Sie diese Datei jemandem außerhalb des Netzwerks: einem Prüfer, einem Zeugen oder einem anderen Partner. Sie enthält, was dieses Gerät gesehen hat und was ihm jetzt gezeigt wird.',
    number: 'Nummer zum Vergleichen, Wurzel {seq}',
    numberText:
      'Lesen Sie sie einem anderen Partner vor: Bei derselben Wurzel muss seine Nummer dieselbe sein.',
    cosigned: 'Außerhalb des Netzwerks gesehen und mitsigniert von {names}, {date}',
    noWitness:
      'Noch hat kein externer Zeuge diesen Verlauf mitsigniert: Nur das Netzwerk selbst steht dafür ein.',
    cosignedChecked: 'Dieses Gerät hat die Signaturen geprüft.',
    cosignedWrong: 'Dieses Gerät konnte die Signaturen nicht bestätigen.',
    cosignedLate: 'Die Zeugen sind mit dem Mitsignieren einer Tageswurzel im Verzug.',
    service: 'Kundenservice',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
