import type { Texts } from '../../kinds.ts';

/** Plans, puts and products. */
export const planWords = {
  plan: {
    statuses: 'État',
    all: 'Tous',
    list: 'Plans',
    official: 'Officiel',
    notOfficial: 'Non officiel',
    consumedOf: 'Consommé : {consumed} sur {put}',
    next: 'La suite',
    status: {
      waitPut: 'En attente de montant',
      matching: 'Recherche d’emplacement',
      putting: 'En diffusion',
      putFailed: 'Échec',
      putFinished: 'Diffusion terminée',
      waitSettlement: 'En attente de clôture',
      settled: 'Soldé',
    },
    none: {
      all: 'Pas encore de plan',
      waitPut: 'Aucun plan en attente',
      matching: 'Aucune recherche en cours',
      putting: 'Aucun plan en diffusion',
      putFailed: 'Aucun plan en échec',
      putFinished: 'Aucun plan terminé récemment',
      waitSettlement: 'Aucun plan en attente de clôture',
      settled: 'Aucun plan soldé',
    },
    noneText: {
      all: 'Quand le réseau vous propose un produit, il s’affiche ici. À vous de décider si vous y engagez un montant.',
      waitPut:
        'Quand le réseau vous propose un produit, il s’affiche ici jusqu’à la fin de l’offre.',
      matching:
        'Une fois un montant engagé, le plan s’affiche ici jusqu’à ce que nous trouvions un emplacement.',
      putting: 'Un plan est diffusé dès que nous avons trouvé un emplacement.',
      putFailed:
        'Les plans terminés sans rien consommer s’affichent ici, avec le motif. Le montant total est toujours restitué.',
      putFinished: 'Les plans restent ici jusqu’à ce que leurs dernières annonces soient comptées.',
      waitSettlement:
        'Les plans restent ici tant que des commandes peuvent arriver ou être annulées.',
      settled: 'Les plans soldés s’affichent ici, avec leur relevé.',
    },
    showAll: 'Afficher tous les plans',
    pushed: 'Proposé le {date}.',
    followed: 'Votre opérateur y a engagé un montant. Proposé le {date}.',
    cause: {
      put: 'Vous avez engagé un montant le {date}.',
      copied: 'Copié de votre opérateur le {date}.',
      declined: 'Vous avez décliné l’offre le {date}.',
      offer_expired: 'L’offre a expiré le {date}.',
      product_withdrawn: 'Le produit a été retiré le {date}.',
      placement_found: 'Nous avons trouvé des emplacements le {date}.',
      stopped: 'Vous l’avez arrêté le {date}.',
      no_placement: 'Aucun emplacement adapté n’a été trouvé avant le {date}.',
      creative_rejected: 'L’annonce a été refusée le {date}.',
      escrow_short: 'Le marchand avait trop peu provisionné pour les commissions le {date}.',
      amount_consumed: 'Le montant total a été consommé le {date}.',
      end_reached: 'Il est arrivé à son terme le {date}.',
      escrow_empty: 'Le marchand n’avait plus d’argent pour les commissions le {date}.',
      no_supply: 'Il n’y avait plus d’impressions adaptées le {date}.',
      tokens_expired: 'Ses dernières annonces ont cessé de compter le {date}.',
      window_closed: 'Soldé le {date}.',
    },
    failedReturn: 'Montant total restitué : {amount}.',
    paused: {
      partner: 'Mis en pause par vous.',
      escrow_low: 'En pause : le marchand a trop peu provisionné pour les commissions.',
      daily_cap:
        'En pause : le plafond du jour est atteint. Un nouveau jour commence à minuit UTC.',
      invalid_traffic:
        'En pause : ses emplacements avaient du trafic invalide. Vous ne le payez pas.',
      ending:
        'Terminé sans consommation à ce jour. Si aucune annonce encore à l’écran ne compte, le montant total est restitué.',
    },
    limit: {
      no_placement:
        'Aucun emplacement adapté n’est disponible actuellement. Les annonces seront diffusées dès qu’il y en aura un.',
      price_ceiling:
        'La plupart des emplacements adaptés dépassent le prix maximal de ce plan. Si les prix baissent, plus d’annonces seront diffusées ; vous pouvez aussi arrêter le plan.',
      excluded:
        'Vous avez exclu tous les emplacements que ce plan peut payer. Autorisez-en un de nouveau sous « Résultats ».',
      hours:
        'En dehors des heures prévues par les conditions de ce plan. Les annonces sont de nouveau diffusées à partir de {time}.',
      reserved:
        'Tout le reste est réservé pour les annonces tout juste servies. Le premier montant redevient disponible à {time}.',
      no_supply:
        'Les demandes d’annonces adaptées sont rares actuellement, et le plan prend toutes celles qu’il peut. Quand il en viendra plus, plus d’annonces seront diffusées.',
      targeting:
        'Seulement {percent} des demandes d’annonces viennent des personnes que cible ce plan. Ce ciblage fait partie de ses conditions ; les annonces sont diffusées quand l’une d’elles se présente.',
      frequency_cap:
        'La plupart des personnes ont vu l’annonce aussi souvent que le permet la fréquence maximale. Elles pourront la revoir après {hours}.',
      pacing_behind:
        'En retard sur l’objectif. Le plan participe à de plus en plus de demandes d’annonces, jusqu’à le rattraper.',
      pacing_ahead:
        'En avance sur l’objectif. Le plan participe à moins de demandes d’annonces jusqu’à ce que l’objectif le rattrape.',
    },
    pausedSince: 'En pause',
    soon: {
      put_or_expire: 'Engagez un montant d’ici au {date}, sinon l’offre expire.',
      find_placement:
        'Nous cherchons des emplacements jusqu’au {date}. Si aucun ne convient, vous récupérez le montant total.',
      deliver_until_end:
        'Les annonces sont diffusées jusqu’à consommation du montant, au plus tard le {date}.',
      resume: 'Reprise automatique le {date}.',
      wait_for_tokens: 'Ce qui n’est pas consommé sera restitué le {date}.',
      wait_for_conversions:
        'Sera soldé le {date}, quand plus aucune commande ne pourra arriver ni être annulée.',
      wait_for_dispute:
        'Deux membres de notre équipe trancheront une contestation d’ici au {date}. À défaut, la commission est versée sur la provision du marchand.',
      nothing: 'Ce plan est clos.',
    },
    soonOpen: {
      put_or_expire: 'Engagez un montant, ou laissez l’offre expirer.',
      find_placement: 'Nous cherchons des emplacements.',
      deliver_until_end: 'Les annonces sont diffusées jusqu’à consommation du montant.',
      resume: 'En attente de reprise.',
      wait_for_tokens:
        'Ce qui n’est pas consommé sera restitué quand les dernières annonces ne pourront plus compter.',
      wait_for_conversions:
        'Sera soldé quand plus aucune commande ne pourra arriver ni être annulée.',
      wait_for_dispute: 'Deux membres de notre équipe trancheront une contestation.',
      nothing: 'Ce plan est clos.',
    },
    resumeBy: {
      partner: 'Reprend quand vous le décidez.',
      escrow_low: 'Reprend automatiquement dès que le marchand provisionne davantage.',
      daily_cap: 'Reprend automatiquement à minuit UTC.',
      invalid_traffic: 'Reprend dès qu’un emplacement adapté peut de nouveau diffuser.',
      ending: 'Il ne reprendra pas.',
    },
    heldOrders:
      '{count, plural, one {# commande comptera au plus tard le {date}, sauf si le marchand l’annule.} many {# de commandes compteront au plus tard le {date}, sauf si le marchand les annule.} other {# commandes compteront au plus tard le {date}, sauf si le marchand les annule.}}',
    notFound: 'Aucun plan sélectionné',
    notFoundText: 'Ouvrez-en un depuis votre liste de plans.',
    toPlans: 'Voir les plans',
    product: 'Voir le produit',
    money: {
      put: 'Engagé',
      consumed: 'Consommé',
      reserved: 'Réservé pour les annonces tout juste servies',
      remaining: 'Disponible pour de nouvelles annonces',
      toReturn: 'À restituer',
      inFlightMax: 'Le maximum que peuvent encore coûter les annonces déjà servies',
      returned: 'Restitué',
      wrong:
        'Ces montants ne concordent pas : nous n’affichons donc pas la barre. Veuillez contacter le service client.',
      own: 'Votre argent',
      startup: 'Fonds de démarrage',
      discount: 'Crédit promotionnel',
      waiting: 'À consommer (votre argent)',
    },
    result: {
      title: 'Bénéfice à ce jour',
      note: 'Acquis : <plus>{settled}</plus>, moins consommé sur votre propre argent : <minus>{consumed}</minus>.',
      noteShare:
        'Acquis : <plus>{settled}</plus>, moins consommé sur votre propre argent : <minus>{consumed}</minus>, moins part de bénéfice : <minus>{share}</minus>.',
      titleSettled: 'Bénéfice',
      total: 'Résultat du plan',
      own: 'Votre part',
      network: 'Part du réseau (coupons, fonds de démarrage)',
      pendingTitle: 'En attente',
      pendingNote: 'Non inclus dans le bénéfice',
    },
    earnings: {
      title: 'Gains',
      settled: 'Acquis',
      pendingOn:
        'En attente, définitif le {date} ({count, plural, one {# commande} many {# de commandes} other {# commandes}})',
      pendingTotal: 'En attente (pas encore à vous)',
      held: 'Comptera plus tard, sauf annulation par le marchand',
      reversed: 'Annulé',
      unfunded: 'Non financé par le marchand',
      fee: 'Frais sur commissions (déjà déduits)',
      none: 'Pas encore de commande.',
      pendingFinal:
        'En attente, acquis quand le plan sera soldé ({count, plural, one {# commande} many {# de commandes} other {# commandes}})',
    },
    put: {
      title: 'Engager un montant',
      range: 'De {lowest} à {highest}. Disponible : {available}.',
      startup: 'Vos fonds de démarrage ({amount}) sont utilisés avant votre argent.',
      toWallet: 'Aller au portefeuille',
      own: 'Sur vos fonds disponibles',
      fromStartup: 'Sur les fonds de démarrage',
      fromCoupon: 'Payé par un coupon',
      after: 'Disponible après',
      worst: 'Votre perte maximale',
      fees: 'Les prix des emplacements comprennent des frais de diffusion de {media} au plus. Les frais sur commissions sont de {revenue} de chaque commission. Ce plan n’a pas d’autres frais.',
      chargeback:
        'Une commission peut encore être reprise pendant {count, plural, one {# jour} many {# de jours} other {# jours}} après le solde du plan.',
      ceilings:
        'Vous ne paierez jamais plus de {click} par clic et {thousand} pour mille impressions, même si les prix montent ensuite. Ce plan n’utilise pas d’emplacements plus chers.',
      noPromise:
        'Aucun rendement n’est promis. Les annonces coûtent de l’argent, que quelqu’un commande ou non.',
      submit: 'Engager {amount} sur ce plan',
      done: 'Engagé sur ce plan : {amount}',
      earlier:
        '{amount} a été engagé sur ce plan le {date}, peut-être depuis une autre fenêtre. Rien d’autre n’a été engagé.',
      coupon: 'Coupon',
      noCoupon: 'Sans coupon',
      decline: 'Décliner l’offre',
      declineTitle: 'Décliner cette offre ?',
      declineText:
        'Le plan se termine à l’état « Échec ». Cela ne coûte rien, et le produit pourra vous être proposé à nouveau.',
      declined: 'Offre déclinée',
      best: 'Le plus avantageux pour ce montant',
      runs: '{commission} · {count, plural, one {# jour} many {# de jours} other {# jours}} maximum',
      product: 'Produit',
    },
    terms: {
      title: 'Conditions',
      text: 'Montants, commission, frais, délais et ciblage',
      hash: 'Empreinte de ces conditions',
      bounds: 'Montant',
      boundsValue: '{lowest} à {highest}',
      commission: 'Commission par commande',
      commissionShare: '{share} de la commande, {most} au maximum',
      revenueFee: 'Frais sur commissions',
      mediaFee: 'Frais de diffusion maximaux (compris dans les prix)',
      clickWindow: 'Délai maximal entre clic et commande',
      hours: '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
      days: '{count, plural, one {# jour} many {# de jours} other {# jours}}',
      validate: 'Commande définitive (après le clic)',
      chargeback: 'Délai de reprise après le solde',
      duration: 'Durée maximale',
      pacing: 'Rythme de diffusion',
      pacings: {
        even: 'Régulier sur la durée',
        front: 'Plus soutenu au début',
        asap: 'Aussi vite que possible',
      },
      dailyCap: 'Plafond par jour (jour UTC)',
      clickPriceMax: 'Prix maximal par clic',
      thousandPriceMax: 'Prix maximal pour mille impressions',
      ceilingNote:
        'Le prix le plus élevé au moment de l’offre ou de l’engagement, selon ce qui est le plus bas, plus {allowance}. Si aucun emplacement ne convenait alors, le maximum du réseau s’applique. Les emplacements plus chers ne sont pas utilisés pour ce plan.',
      frequency: 'Fréquence maximale par personne',
      frequencyValue:
        '{times, plural, one {# fois} many {# de fois} other {# fois}} en {hours, plural, one {# heure} many {# d’heures} other {# heures}}',
      goal: 'Objectif',
      goals: { conversions: 'Commandes', clicks: 'Clics', impressions: 'Impressions' },
      targeting: 'Diffusé à',
      everyone: 'Tout le monde',
      countries: 'Pays',
      languages: 'Langues',
      devices: 'Appareils',
      device: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
      systems: 'Systèmes',
      hoursOfDay: 'Heures de la journée',
      categories: 'Sur des pages traitant de',
      categoriesNot: 'Jamais sur des pages traitant de',
      putRule: 'Règle d’engagement',
      userTargeting: 'Ciblage',
    },
    acts: {
      pause: 'Mettre en pause',
      resume: 'Reprendre',
      paused: 'Plan mis en pause',
      resumed: 'Plan repris',
      stop: 'Arrêter et récupérer le reste',
      stopTitle: 'Arrêter ce plan définitivement ?',
      stopText:
        'Aucune nouvelle annonce ne sera diffusée. Celles déjà à l’écran peuvent encore compter. Ensuite, ce qui n’est pas consommé est restitué. Un plan arrêté ne peut pas être relancé.',
      stopMatchingText:
        'Si la diffusion n’a pas encore commencé, le montant total, {amount}, est restitué immédiatement. Un plan arrêté ne peut pas être relancé.',
      stopped: 'Plan arrêté',
    },
    history: {
      title: 'Historique',
      pushed: 'Proposé',
      paused: 'Mis en pause',
      resumed: 'Repris',
      excluded: 'Emplacement exclu : {placement}',
      letIn: 'Emplacement de nouveau autorisé : {placement}',
      learnsAnew: 'Apprentissage redémarré',
      actor: {
        partner: 'Vous',
        network: 'Le réseau',
        merchant: 'Le marchand',
        staff: '{name}, équipe',
      },
    },
    goods: {
      video: 'Vidéo',
      play: 'Lire la vidéo, sans le son',
      picture: 'Annonce pour {name}',
      alsoShown: 'Aussi diffusées en alternance',
      officialText:
        'Officiel : le réseau a un contrat avec ce marchand. Il vérifie les annonces et ne verse de commissions que sur la provision du marchand.',
      notOfficialText:
        'Non officiel : le réseau n’a pas de contrat avec ce marchand. Il vérifie quand même les annonces et ne verse de commissions que sur la provision du marchand.',
      merchant: 'Vendu par',
      leadsTo: 'Mène à',
      open: 'Ouvrir la page',
      leaveTitle: 'Vous quittez Reachbook',
      leaveText:
        'Cette page appartient à {merchant}, pas à nous. N’y saisissez jamais vos mots de passe Reachbook.',
      leave: 'Ouvrir {host}',
      earns: 'Gain par commande',
      toPlan: 'Voir le plan',
      toPut: 'Voir le plan et engager un montant',
      putContent: 'Contenu diffusé',
      gameDescription: 'Description du jeu',
      description: 'Présentation',
    },
    tabs: {
      label: 'Rubriques de ce plan',
      overview: 'Aperçu',
      performance: 'Résultats',
      orders: 'Commandes',
      proof: 'Preuves',
    },
    commissionOf: '{amount} par commande',
    by: '{merchant} · {plan}',
  },
} as const satisfies Pick<Texts['app'], 'plan'>;
