import type { Texts } from '../../kinds.ts';

/** Texts shared by the screens behind the login. */
export const membersWords = {
  nav: {
    label: 'Menu principal',
    home: 'Accueil',
    plans: 'Plans',
    wallet: 'Portefeuille',
    more: 'Plus',
  },
  reset: {
    title: 'Nouveau mot de passe de connexion',
    lead: 'Pour {username}. Pour votre protection, les retraits et les opérations de change seront suspendus pendant {hours, number} heures. Sur le dernier appareil utilisé, vous pourrez encore consulter le compte et signaler le changement.',
    early: 'Ce lien ne fonctionne pas encore',
    earlyText:
      'Il fonctionnera à partir du {date}. Ce délai vous laisse le temps de réagir si la demande ne vient pas de vous.',
    over: 'Ce lien n’est plus valable',
    overText:
      'Un lien fonctionne une fois et pour une durée limitée. Vous pouvez en demander un autre.',
    submit: 'Définir le mot de passe',
    done: 'Nouveau mot de passe défini. Vous pouvez maintenant vous connecter.',
    login: 'Aller à la connexion',
    word: 'Mot secret',
    wordHint: 'Le service client vous l’a donné séparément du lien.',
  },
  objection: {
    titleSet: 'Votre mot de passe de connexion a été réinitialisé',
    textSet:
      'C’était le {date}, et cet appareil est désormais en lecture seule. Si ce n’était pas vous, signalez-le : le nouveau mot de passe ne fonctionnera plus, les appareils connectés avec lui seront déconnectés, et les retraits et les opérations de change seront suspendus le temps de l’examen par le service client.',
    titleLink: 'Un lien pour définir un nouveau mot de passe de connexion a été émis',
    textLink: 'Il fonctionnera à partir du {date}. Si vous ne l’avez pas demandé, bloquez-le.',
    titleReset: 'Le service client a lancé la réinitialisation du mot de passe de transaction',
    textReset:
      'Un nouveau pourra être défini à partir du {date}. Si vous ne l’avez pas demandé, bloquez-le.',
    submit: 'Ce n’était pas moi',
    done: 'Bloqué. Nous avons prévenu le service client.',
    titleObjected: 'Les retraits et les opérations de change sont suspendus',
    textObjected:
      'Vous l’avez signalé le {date}. Deux membres de notre équipe l’examineront avant la reprise des retraits et des opérations de change. Cela ne vous coûte rien.',
    titleErasure: 'Vos données personnelles vont être effacées',
    textErasure:
      'Deux membres de notre équipe l’ont décidé. À partir du {date}, ou plus tard s’il vous reste alors de l’argent, des plans ou des litiges, votre nom, vos coordonnées, vos cartes, vos discussions et vos images seront effacés et vous ne pourrez plus vous connecter. Les montants et les commandes restent en comptabilité sous un pseudonyme. Si vous ne le voulez pas, bloquez l’effacement.',
    submitErasure: 'Garder mes données',
  },
  password: {
    lead: 'Changer de mot de passe déconnecte tous les appareils, y compris celui-ci.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    submit: 'Changer le mot de passe',
    changed: 'Mot de passe changé. Reconnectez-vous.',
    perhapsChanged: 'Vous avez été déconnecté. Essayez d’abord le nouveau mot de passe.',
    sessions: 'Appareils connectés',
    allSessions: 'Afficher les {count, number}',
    thisDevice: 'Cet appareil',
    used: 'Dernière utilisation : {date}',
    end: 'Déconnecter',
    endOf: 'Déconnecter {device}',
    ended: 'Appareil déconnecté',
    unknownDevice: 'Appareil inconnu',
    contact: 'Coordonnées',
    contactLead:
      'Si vous modifiez votre e-mail ou votre téléphone, les retraits et les opérations de change sont suspendus pendant {hours, number} heures pour votre protection.',
    contactSubmit: 'Modifier les coordonnées',
    contactChanged: 'Coordonnées modifiées',
    data: 'Vos données',
    dataText: 'Tout ce que nous savons de vous, dans un fichier.',
  },
  outcome: {
    unknown:
      'Connexion perdue. Nous vérifions si l’opération est passée. Elle ne sera pas faite deux fois. Gardez l’application ouverte en attendant.',
  },
  refresh: {
    asOf: 'Mise à jour : {time}',
    pull: 'Tirez pour actualiser',
    release: 'Relâchez pour actualiser',
    refreshing: 'Actualisation',
    refresh: 'Actualiser',
  },
  figures: {
    period: 'Période',
    periods: { '1': 'Aujourd’hui', '2': 'Semaine', '3': 'Mois', '4': 'Tout' },
    completeTo: 'Dernières données : {time}',
    stale: 'Chiffres mis à jour : {time}',
    staleText: 'Nous n’avons pas pu actualiser ces chiffres. Ils le seront dès que possible.',
    none: 'Pas encore de données',
    before: {
      '1': 'Hier à la même heure : {value}',
      '2': 'Semaine dernière au même stade : {value}',
      '3': 'Mois dernier au même stade : {value}',
    },
    heldNow: 'Réservé actuellement',
    result: {
      '1': 'Bénéfice acquis aujourd’hui',
      '2': 'Bénéfice acquis cette semaine',
      '3': 'Bénéfice acquis ce mois-ci',
      '4': 'Bénéfice acquis en tout',
    },
    compared: {
      '1': 'Par rapport à hier à cette heure',
      '2': 'Par rapport à la semaine dernière au même stade',
      '3': 'Par rapport au mois dernier au même stade',
    },
    from: 'contre {value}',
    unchanged: 'Sans changement',
    up: 'En hausse :',
    down: 'En baisse :',
    pendingLabel: 'En attente, non inclus',
    openStep: '{time}, comptage en cours',
    emptyTitle: 'Pas encore de chiffres',
    emptyText: 'Ils apparaîtront ici dès que votre premier plan sera diffusé.',
    name: {
      invested: 'Engagé',
      deliveryOrders: 'Plans diffusés',
      consumed: 'Consommé',
      toBeConsumed: 'À consommer',
      impressions: 'Impressions',
      clicks: 'Clics',
      adRevenue: 'Revenus publicitaires',
      profit: 'Bénéfice',
      operated: 'Engagé par suivi',
      networkCost: 'Payé par les coupons et les fonds de démarrage',
      pendingRevenue: 'En attente',
    },
    meaning: {
      invested: 'Ce que vous avez engagé sur des plans pendant cette période.',
      deliveryOrders: 'Plans ayant diffusé des annonces pendant cette période.',
      consumed: 'Ce que vos annonces ont coûté pendant cette période.',
      toBeConsumed:
        'Votre argent réservé à des plans et pas encore consommé. Votre portefeuille affiche le même montant.',
      impressions: 'Impressions comptées pendant cette période, chacune une fois.',
      clicks: 'Clics comptés pendant cette période, chacun une fois.',
      adRevenue:
        'Commissions acquises pendant cette période, après frais. Les commissions en attente ne sont pas incluses.',
      profit:
        'Revenus publicitaires moins la consommation de votre propre argent moins part de bénéfice. Une perte s’affiche en négatif.',
      operated: 'Ce qui a été engagé sur des plans en suivant un opérateur pendant cette période.',
      networkCost:
        'Ce que les coupons et les fonds de démarrage ont payé du coût de vos annonces pendant cette période. Ce n’était pas votre argent, ce n’est donc pas votre perte.',
      pendingRevenue:
        'Commissions de tous vos plans qui ne sont pas encore acquises, après frais. Votre portefeuille affiche le même montant sous « Commissions en attente ».',
    },
    chartLabel: '{name} du {from} au {to}, maximum {high}.',
    madeOf: 'Détail',
    total: 'Total',
    noParts: 'Rien sur cette période.',
    table: 'En tableau',
    time: 'Heure',
    waiting:
      '{count, plural, one {# plan attend un montant} many {# de plans attendent un montant} other {# plans attendent un montant}}',
    waitingText: 'À vous de décider si vous y engagez un montant.',
    plans: 'Plans',
    plansText: 'Tous les plans par état',
    wallet: 'Portefeuille',
    walletText: 'Fonds, retraits et opérations',
  },
  appNotice: {
    old: 'Vous êtes hors connexion. Dernière mise à jour : {time} ({age})',
    oldText:
      'La situation a pu changer. Aucune modification n’est possible avant votre retour en ligne.',
    newVersion: 'Une nouvelle version de l’application est prête',
    use: 'Mettre à jour',
  },
} as const satisfies Pick<
  Texts['app'],
  'nav' | 'reset' | 'objection' | 'password' | 'outcome' | 'refresh' | 'figures' | 'appNotice'
>;
