import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Choisissez comment retrouver l’accès.',
    passkey: 'Utiliser une clé d’accès',
    passkeyText: 'Connexion sans mot de passe, depuis cet appareil ou un autre qui la contient',
    noPause: 'Les retraits ne sont pas suspendus',
    code: 'Code de récupération',
    codeText: 'Le code que vous avez conservé à l’ouverture de votre compte',
    mail: 'Lien par e-mail',
    mailText: 'À l’adresse e-mail confirmée de votre compte',
    service: 'Service client',
    serviceText: 'En dernier recours : notre équipe vérifie d’abord que c’est bien vous',
    serviceClosed:
      'Il n’est pas joignable ici avant la connexion. Adressez-vous à la personne qui vous a donné le code d’autorisation.',
    pause: 'Les retraits sont ensuite suspendus pendant {hours, number} heures',
    payPassword:
      'Votre mot de passe de transaction ne change pas. Si vous l’avez oublié aussi, vous pourrez en définir un nouveau après {days, number} jours, avec l’accord de notre équipe.',
    codeLead:
      'Vos appareils seront déconnectés et, pour votre protection, les retraits seront suspendus pendant {hours, number} heures.',
    codeHint:
      '{most, number} lettres et chiffres. Les espaces, les tirets et les majuscules n’ont pas d’importance.',
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
      'Si vous oubliez votre mot de passe de connexion, nous pouvons envoyer à cette adresse un lien pour en définir un nouveau.',
    confirmed: 'Adresse e-mail confirmée',
    unconfirmed:
      'Pas encore confirmée. En attendant, nous ne pouvons pas envoyer de lien à cette adresse si vous oubliez votre mot de passe de connexion.',
    again: 'Renvoyer le lien',
  },
  recovery: {
    title: 'Votre code de récupération',
    lead: 'Si vous oubliez votre mot de passe de connexion, ce code vous permet d’en définir un nouveau. Conservez-le en lieu sûr : nous ne pourrons plus l’afficher.',
    again: 'Le code utilisé ne fonctionne plus. Voici le nouveau.',
    copy: 'Copier',
    copied: 'Copié',
    save: 'Enregistrer le fichier',
    keep: 'Je l’ai conservé',
    skip: 'Plus tard',
    file: 'Code de récupération de {username}, créé le {date}',
    card: 'Code de récupération',
    none: 'Si vous oubliez votre mot de passe de connexion, un code de récupération vous permet d’en définir un nouveau.',
    unsaved: 'Créé le {date}. Si vous ne l’avez pas conservé, créez-en un nouveau.',
    saved: 'Créé le {date} et conservé',
    make: 'Créer un nouveau code',
    makeText: 'L’ancien code cesse immédiatement de fonctionner.',
    kept: 'Conservez le code en lieu sûr.',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot' | 'recovery'>;
