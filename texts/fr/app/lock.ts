import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Verrouillée',
    text: 'Connecté en tant que {name}.',
    digits: 'Votre mot de passe de transaction',
    submit: 'Déverrouiller',
    passkey: 'Déverrouiller avec une clé d’accès',
    offline:
      'Vous êtes hors connexion. Seul notre serveur peut vérifier que c’est bien vous : l’application reste verrouillée jusqu’au retour de la connexion. Vous pouvez aussi vous déconnecter.',
    none: 'Vous n’avez configuré aucun moyen de déverrouiller l’application. Déconnectez-vous, puis reconnectez-vous avec votre mot de passe.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
