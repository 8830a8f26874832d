import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'Bitte aktivieren Sie JavaScript in Ihrem Browser, um diese App zu nutzen.',
  ad: {
    linkInvalid: 'Dieser Link führt nirgendwohin.',
    adMissing: 'Wir können diese Anzeige nicht finden.',
    later: 'Bitte versuchen Sie es gleich noch einmal.',
  },
  merchantKey: {
    title: 'Postback-Schlüssel',
    heading: 'Ihr Postback-Schlüssel',
    lead: 'Dieser Link zeigt einen neuen Schlüssel, mit dem Postbacks signiert werden. Er funktioniert nur einmal und nur mit dem Codewort, das Sie getrennt davon erhalten haben. Das Team des Netzwerks sieht den Schlüssel nie.',
    word: 'Codewort',
    show: 'Schlüssel einmalig anzeigen',
    shownFor: 'Für {merchant}. Sichern Sie ihn jetzt: Er kann nicht noch einmal angezeigt werden.',
    address: 'Wohin Bestellungen gemeldet werden',
    keyId: 'Schlüssel-ID',
    secret: 'Geheimnis',
    invalid:
      'Dieser Link ist nicht mehr gültig, oder das Codewort gehört nicht zu ihm. Fragen Sie das Netzwerk nach einem neuen. Falls Sie ihn nie selbst geöffnet haben, sagen Sie dort Bescheid: Vielleicht hat es jemand anderes getan.',
    tooMany: 'Zu viele Versuche. Warten Sie eine Weile und öffnen Sie den Link dann erneut.',
  },
  personalData: {
    about: 'Alles, was {network} über den Partner {partner} weiß, Stand {time}.',
    data: '{folder}: eine Datei je Art von Daten, als JSON. Beträge sind in Millionsteln der Währung angegeben, Zeiten in UTC. Passwörter und Schlüssel sind nicht enthalten; von Passwörtern speichern wir nur Hashwerte.',
    openCards: '{file} enthält die Angaben Ihrer Karten und Wallet-Adressen.',
    closedCards: 'Karten und Wallet-Adressen sind nur mit ihren letzten Zeichen genannt.',
    images: '{folder}: die Bilder, die Sie hochgeladen haben.',
    check: 'Die Einträge Ihrer Wallet können Sie mit der Prüfdatei eines Kontoauszugs prüfen.',
  },
};
