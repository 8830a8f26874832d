import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Relevé',
    text: 'Toute période, en PDF, pour tableur ou en fichier vérifiable',
    month: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    dates: 'Choisir les dates',
    from: 'Du',
    to: 'Au (inclus)',
    wrongOrder: 'La date de fin précède la date de début.',
    period: 'Du {from} au {to}, fuseau horaire {timeZone}. Les heures sont aussi indiquées en UTC.',
    pdf: 'PDF',
    pdfText: 'À lire, imprimer ou transmettre',
    csv: 'CSV',
    csvText: 'Pour tableur',
    jsonl: 'Fichier de contrôle',
    jsonlText: 'Signé, vérifiable sur n’importe quel ordinateur',
    making: 'Préparation…',
    saved: '{name} téléchargé',
    check: 'Vérifier soi-même',
    checkText:
      'Chaque écriture contient l’empreinte de la précédente. Téléchargez le fichier de contrôle et le vérificateur, puis lancez ceci sur n’importe quel ordinateur avec Node. Il fonctionne hors connexion et signale la première ligne modifiée.',
    verifier: 'Télécharger le vérificateur',
    verifierText: 'Un seul fichier, sans dépendance',
    pythonVerifier: 'Télécharger le vérificateur Python',
    pythonVerifierText: 'Un programme indépendant qui doit donner le même résultat',
    key: 'Clé publique de ce réseau',
    shorter: 'Votre historique est plus court que le {date} sur cet appareil',
    changed: 'Votre historique ne correspond pas à ce que cet appareil a vu le {date}',
    rootLost: 'La comptabilité ne correspond pas à ce que cet appareil a vu le {date}',
    rootThen: 'Vu ce jour-là : racine {seq} de tous les portefeuilles',
    rootNow: 'Affiché maintenant : racine {seq}',
    lostText:
      'Les écritures d’un portefeuille s’ajoutent, elles ne disparaissent jamais. Conservez vos relevés, faites une capture d’écran et contactez le service client.',
    seenThen: 'Vu ce jour-là : écriture {seq}',
    shownNow: 'Affiché maintenant : écriture {seq}',
    service: 'Service client',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
