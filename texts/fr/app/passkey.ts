import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous avec votre empreinte digitale, votre visage ou le verrouillage de l’écran au lieu de votre mot de passe. Une clé d’accès ne fonctionne qu’ici : un faux site ne peut pas la voler.',
    add: 'Ajouter une clé d’accès',
    none: {
      hostApp:
        'Les clés d’accès ne fonctionnent pas dans une autre application. Ouvrez cette page dans votre navigateur pour en ajouter une.',
      address:
        'Les clés d’accès exigent une adresse portant un nom, et cette page est ouverte à l’adresse {host}. Ouvrez-la par son nom pour en ajouter une.',
      unencrypted:
        'Les clés d’accès exigent une connexion chiffrée. Ouvrez cette page en https pour en ajouter une.',
      browser:
        'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez-en un autre pour en ajouter une.',
    },
    addText:
      'Saisissez d’abord votre mot de passe de connexion. Ainsi, personne ne peut en ajouter une avec votre seul téléphone.',
    added: 'Clé d’accès ajoutée',
    made: 'Ajoutée : {date}',
    used: 'Dernière utilisation : {date}',
    unused: 'Pas encore utilisée',
    synced: 'Synchronisée sur vos appareils',
    name: 'Nom',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré',
    edit: 'Modifier {name}',
    end: 'Supprimer la clé d’accès',
    endTitle: 'Supprimer « {name} » ?',
    endText:
      'Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi dans le gestionnaire de mots de passe de votre appareil.',
    ended: 'Clé d’accès supprimée',
    failed: 'Votre appareil n’a pas créé de clé d’accès. Rien n’a changé.',
    exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    offer: 'Connectez-vous plus vite la prochaine fois',
    offerText:
      'Avec une clé d’accès, votre empreinte digitale, votre visage ou le verrouillage de l’écran remplace le mot de passe sur cet appareil.',
    later: 'Pas maintenant',
    forgot: 'Mot de passe oublié ? Utiliser une clé d’accès',
    setLead:
      'Confirmez avec une clé d’accès au lieu du mot de passe actuel. Tous les appareils sont déconnectés, y compris celui-ci. Sur le dernier appareil utilisé avant, vous pouvez encore consulter le compte et signaler le changement. Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures.',
    setSubmit: 'Définir avec une clé d’accès',
    setOld: 'Utiliser le mot de passe actuel',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
