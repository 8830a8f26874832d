/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'Ce que le réseau doit, ce qu’il possède et comment il traite ses partenaires. Chaque chiffre est la somme d’écritures, sauf ce que dit la banque : deux membres de l’équipe le saisissent.',
    asOf: 'Situation : {time}',
    days: '{days, plural, one {Dernier jour} many {# derniers jours} other {# derniers jours}}',
    none: '{days, plural, one {Rien au cours du dernier jour} many {Rien au cours des # derniers jours} other {Rien au cours des # derniers jours}}',
    how: 'Mode de calcul',
    source: 'Source :',
    json: 'Tous les chiffres en JSON',
    owed: {
      title: 'Ce qui est dû',
      root: 'Racine {no, number}, {time}',
      none: 'Aucune racine n’a encore été signée.',
      few: 'Masqué par confidentialité : moins de {least, number} créanciers sont concernés.',
      partners: 'Argent propre des partenaires',
      plans: 'Réservé à des plans',
      publishers: 'Éditeurs',
      merchants: 'Comptes séquestres des marchands',
      acceptors: 'Accepteurs',
      total: 'Total dû',
      bank: '{account}, au {time}',
      bankNone: 'Le réseau n’a pas encore enregistré de solde bancaire.',
      bankTotal: 'Total en banque',
      difference: 'Différence',
      file: 'Empreinte du fichier de la banque :',
      means:
        'Les sommes font partie d’une racine que le réseau signe une fois par jour ; quiconque a gardé une racine peut prouver un changement ultérieur. L’application de chaque partenaire vérifie que son argent y est compris. Le solde bancaire est ce que deux membres de l’équipe ont lu sur le relevé de la banque : il ne prouve ni que l’argent est là, ni que personne d’autre n’y a droit. Les groupes de moins de {least, number} sont affichés ensemble.',
    },
    checked: {
      title: 'Dernier contrôle',
      sound: 'Les comptes sont justes',
      unsound:
        'Les comptes ne sont pas justes. Aucun mouvement d’argent n’a lieu avant que ce soit résolu.',
      never: 'Les comptes n’ont pas encore été contrôlés.',
      own: 'L’auditeur du réseau a contrôlé {count, plural, one {# écriture} many {# d’écritures} other {# écritures}}, {time}.',
      cosignedBy: 'Vu et cosigné hors du réseau par {names}, {date}.',
      cosignedChecked: 'Cet appareil a vérifié leurs signatures.',
      cosignedWrong: 'Cet appareil n’a pas pu confirmer leurs signatures.',
      cosignedLate: 'Les témoins tardent à cosigner une racine quotidienne.',
      notCosigned:
        'Aucun témoin extérieur n’a encore cosigné les racines. D’ici là, seuls des fichiers et des racines conservés peuvent montrer que l’historique a été réécrit.',
      machine:
        '{count, plural, one {# compte d’administrateur a été ouvert} many {# de comptes d’administrateur ont été ouverts} other {# comptes d’administrateur ont été ouverts}} par une commande sur le serveur du réseau et non par deux administrateurs, le plus récent le {date}. Pendant {days, number} jours, un tel compte n’approuve rien d’autre que des retraits, et rien de ce qu’il demande n’est approuvé.',
      outside: 'Pas encore d’audit extérieur.',
      audit: 'Dernier audit extérieur : {auditor}, {ago} ({date}).',
      auditSound: 'Résultat : tout concorde jusqu’à la racine {no, number}.',
      auditUnsound:
        'Résultat : tout ne concorde pas jusqu’à la racine {no, number}. Premier constat, tel que l’auditeur l’a formulé :',
      auditFile: 'Résultat signé de l’audit',
      auditMeans:
        'Un auditeur extérieur recalcule, à partir d’un export et sans le programme du réseau, toutes les écritures, tous les événements, toutes les racines et les sommes dues, puis signe ce qu’il a trouvé. Cela montre que la comptabilité est cohérente et que chaque paiement venant de l’extérieur ou y allant porte le nom des deux personnes qui l’ont décidé. Cela ne montre ni que l’argent est à la banque, ni que leur décision reposait sur des faits.',
      means:
        'Le programme du réseau parcourt sans cesse toutes les écritures, toutes les chaînes et tous les soldes, et bloque tous les mouvements d’argent si quelque chose ne concorde pas. Il peut trouver des erreurs et des manipulations, mais pas une écriture fausse dont les comptes tombent juste. Et c’est le programme du réseau lui-même.',
    },
    payouts: {
      title: 'Retraits',
      asked: 'Demandés',
      paid: 'Payés',
      failed: 'Échoués',
      cancelled: 'Annulés par le partenaire',
      waiting: 'En attente',
      amount: 'Montant payé',
      median: 'La moitié a été payée en',
      p95: '{percent} ont été payés en',
      slowest: 'Attente la plus longue',
      refused: 'Refusés, par motif',
      noneRefused: 'Aucun retrait n’a été refusé.',
      means:
        'Le temps court de la demande du partenaire jusqu’à l’arrivée signalée du retrait. Plusieurs refus d’un partenaire selon la même règle en peu de temps ne comptent qu’une fois. La liste des motifs est fermée, et aucun ne se règle en versant de l’argent.',
      reason: {
        payout_zero: 'Le montant était nul',
        payout_above_available: 'Plus que les fonds disponibles',
        payout_fee_changed: 'Les frais avaient changé',
        payout_card_missing: 'Ni carte ni adresse de portefeuille',
        payout_method_gone: 'Mode de retrait qui n’est plus proposé',
        payout_pay_password_missing: 'Pas de mot de passe de transaction',
        payout_pay_password_disabled: 'Mot de passe de transaction désactivé',
        payout_startup_not_returned: 'Fonds de démarrage non restitués',
        payout_card_new: 'Nouvelle carte ou adresse de portefeuille',
        payout_pay_password_reset: 'Mot de passe de transaction remplacé',
        payout_contact_changed: 'E-mail ou téléphone modifié',
        payout_password_reset: 'Mot de passe de connexion réinitialisé',
        payout_objected: 'Nouveau mot de passe de connexion signalé',
        payout_ledger_stopped: 'Les comptes étaient bloqués',
        payout_rejected: 'Refusé par l’équipe',
      },
    },
    disputes: {
      title: 'Litiges',
      orders: 'Commandes',
      payouts: 'Retraits',
      exchanges: 'Opérations de change',
      opened: 'Ouverts',
      forPartner: 'En faveur du partenaire',
      against: 'Contre le partenaire',
      open: 'En cours',
      overdue: 'En retard',
      means:
        'Commandes : un partenaire ou un marchand a contesté. Retraits : un partenaire a demandé qu’une autre personne réexamine un refus. Opérations de change : un partenaire ou un accepteur a signalé un problème. Un litige compte le jour de son ouverture.',
    },
    restated: {
      title: 'Corrigé plus tard',
      before: 'Avant',
      after: 'Après',
      means:
        'Impressions et clics comptés puis reconnus invalides, au jour (UTC) où ils ont eu lieu. Leur coût a été remboursé aux partenaires. Rien n’est effacé : les deux chiffres restent enregistrés.',
    },
    events: {
      title: 'Événements non comptés',
      reported: 'Signalés',
      counted: 'Comptés',
      foundLater: 'Reconnus invalides plus tard : {count, number}',
      lost: 'Lots d’événements signalés définitivement perdus, {date} : {count, number}. Deux membres de l’équipe ont décidé de poursuivre le comptage sans eux. Personne ne paie pour ces événements.',
      means:
        'Tous les événements signalés par les pages, lecteurs et navigateurs, sauf notre propre trace des annonces servies. La première règle qui s’applique donne le motif. Personne ne paie pour ce qui n’a pas compté.',
    },
    history: {
      title: 'Votre propre historique',
      fits: 'Tout ce que cet appareil a vu de votre portefeuille et des racines du réseau est toujours là : jusqu’à l’écriture {seq, number} et la racine {no, number}.',
      fresh:
        'Cet appareil n’a encore rien à comparer. À partir de maintenant, il garde ce qu’il voit dans le portefeuille.',
      wrong:
        'Quelque chose que cet appareil a vu manque ou a changé. Enregistrez le fichier et donnez-le à une personne extérieure au réseau.',
      since: 'Vu ici pour la première fois : {date}',
      failed: 'Vérification impossible pour le moment.',
      save: 'Enregistrer ce que cet appareil a vu',
      means:
        'Cet appareil garde en mémoire ce qu’il a vu. Il vérifie qu’aucune ligne de votre portefeuille n’a été modifiée ni supprimée depuis, suit les racines du réseau et vérifie leurs signatures. Il ne peut comparer qu’avec ce qu’il a vu lui-même.',
    },
    own: {
      title: 'Votre argent n’est pas correctement compris dans les sommes du réseau',
      leftOut:
        'La racine {no, number} du {time} ne compte pas votre portefeuille dans ce que le réseau doit. Enregistrez la preuve et montrez-la à une personne de confiance.',
      other:
        'La racine {no, number} du {time} a pour votre portefeuille une preuve qui ne concorde pas. Enregistrez la preuve et montrez-la à une personne de confiance.',
      save: 'Enregistrer la preuve',
    },
  },
} as const;
