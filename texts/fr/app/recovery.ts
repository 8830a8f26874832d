import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Choisissez comment retrouver l’accès.',
    passkey: 'Utiliser une clé d’accès',
    passkeyText: 'Connexion sans mot de passe, depuis cet appareil ou un autre qui la contient',
    noPause: 'Les retraits ne sont pas suspendus',
    mail: 'Lien par e-mail',
    mailText: 'À l’adresse e-mail confirmée de votre compte',
    service: 'Service client',
    serviceText: 'Si rien d’autre ne marche : nous vérifions d’abord que c’est bien vous',
    serviceClosed:
      'Ici, vous ne pouvez pas nous joindre avant de vous connecter. Demandez à la personne qui vous a donné votre code d’autorisation de nous contacter : une fois votre identité vérifiée, nos équipes peuvent créer un lien pour définir un nouveau mot de passe.',
    serviceDemo:
      'Dans cette démo, vous ne pouvez pas nous joindre avant de vous connecter. La personne qui l’a lancée peut vous donner un lien pour définir un nouveau mot de passe.',
    pause:
      'Les retraits et les opérations de change sont ensuite suspendus pendant {hours, number} heures',
    payPassword:
      'Votre mot de passe de transaction ne change pas. Si vous l’avez oublié aussi, vous pourrez en définir un nouveau après {days, number} jours, avec l’accord de notre équipe.',
    mailLead:
      'Nous enverrons un lien à l’adresse e-mail confirmée de votre compte. Il fonctionne une seule fois, pendant {minutes, number} minutes.',
    mailSubmit: 'Envoyer le lien',
    mailSent: 'Consultez votre messagerie',
    mailSentText:
      'S’il existe un compte au nom de {username} avec une adresse e-mail confirmée, un lien est en route vers cette adresse. Cela peut prendre quelques minutes. Regardez aussi dans les courriers indésirables.',
  },
  email: {
    title: 'Adresse e-mail',
    done: 'Adresse confirmée',
    doneText:
      'Si vous oubliez votre mot de passe de connexion, nous pouvons vous envoyer par e-mail un lien pour en définir un nouveau.',
    confirmed: 'Adresse e-mail confirmée',
    unconfirmed:
      'Pas encore confirmée. En attendant, nous ne pouvons pas envoyer de lien à cette adresse si vous oubliez votre mot de passe de connexion.',
    again: 'Renvoyer le lien',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
