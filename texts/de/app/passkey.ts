import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Passkeys',
    lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre statt mit Ihrem Passwort an. Ein Passkey funktioniert nur hier; eine gefälschte Seite kann ihn nicht stehlen.',
    add: 'Passkey hinzufügen',
    none: {
      hostApp:
        'Innerhalb einer anderen App funktionieren Passkeys nicht. Öffnen Sie diese Seite im Browser, um einen hinzuzufügen.',
      address:
        'Passkeys brauchen eine Adresse mit einem Namen; diese Seite ist unter {host} geöffnet. Öffnen Sie sie unter ihrem Namen, um einen hinzuzufügen.',
      unencrypted:
        'Passkeys brauchen eine verschlüsselte Verbindung. Öffnen Sie diese Seite über https, um einen hinzuzufügen.',
      browser:
        'Dieser Browser unterstützt keine Passkeys. Nehmen Sie einen anderen, um einen hinzuzufügen.',
    },
    addText:
      'Geben Sie zuerst Ihr Anmeldepasswort ein. So kann niemand einen hinzufügen, der nur Ihr Smartphone hat.',
    added: 'Passkey hinzugefügt',
    made: 'Hinzugefügt: {date}',
    used: 'Zuletzt verwendet: {date}',
    unused: 'Noch nicht verwendet',
    synced: 'Auf Ihren Geräten synchronisiert',
    name: 'Name',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    edit: '{name} bearbeiten',
    end: 'Passkey entfernen',
    endTitle: '„{name}“ entfernen?',
    endText:
      'Sie können sich damit dann nicht mehr anmelden. Löschen Sie ihn auch im Passwortmanager Ihres Geräts.',
    ended: 'Passkey entfernt',
    failed: 'Ihr Gerät hat keinen Passkey erstellt. Es hat sich nichts geändert.',
    exists: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    offer: 'Nächstes Mal schneller anmelden',
    offerText:
      'Mit einem Passkey ersetzen Fingerabdruck, Gesicht oder Displaysperre auf diesem Gerät die Eingabe Ihres Passworts.',
    later: 'Nicht jetzt',
    forgot: 'Passwort vergessen? Passkey verwenden',
    setLead:
      'Bestätigen Sie mit einem Passkey statt mit Ihrem aktuellen Passwort. Alle Geräte werden abgemeldet, auch dieses. Nur auf dem davor zuletzt benutzten können Sie das Konto noch ansehen und die Änderung melden. Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert.',
    setSubmit: 'Passwort mit Passkey festlegen',
    setOld: 'Aktuelles Passwort verwenden',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
