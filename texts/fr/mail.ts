import type { Texts } from '../kinds.ts';

/** What a mail says in French. */
export const texts = {
  reset: {
    subject: 'Nouveau mot de passe de connexion pour {network}',
    text: 'Quelqu’un a demandé un nouveau mot de passe de connexion pour le compte {username} chez {network}. Si c’était vous, définissez-le avec ce lien. Il fonctionne une seule fois, pendant {minutes, number} minutes.',
    button: 'Définir un nouveau mot de passe',
    pause:
      'Pour votre protection, les retraits et les opérations de change sont ensuite suspendus pendant {hours, number} heures. Votre mot de passe de transaction ne change pas.',
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire : sans ce lien, rien ne change. Ne le transmettez jamais. Personne chez {network} ne vous le demandera.',
  },
  confirm: {
    subject: 'Confirmez votre adresse e-mail pour {network}',
    text: 'Cette adresse e-mail a été indiquée pour un compte chez {network}. Si c’était vous, confirmez-la avec ce lien. Il fonctionne une seule fois, pendant {lifeHours, number} heures.',
    button: 'Confirmer l’adresse',
    notYou:
      'Si ce n’était pas vous, n’ouvrez pas le lien. Quelqu’un a peut-être mal saisi son adresse ; sans ce lien, elle n’est pas confirmée.',
  },
  notice: {
    text: 'Ce message concerne votre compte chez {network}. Les détails se trouvent dans l’application, sous Notifications.',
    button: 'Ouvrir l’application',
    notYou:
      'Si ce n’était pas vous, connectez-vous et changez votre mot de passe de connexion, ou contactez le service client dans l’application.',
  },
} as const satisfies Texts['mail'];
