import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Relevé',
    text: 'Toute période, en document, pour tableur ou en fichier vérifiable',
    month: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    dates: 'Choisir les dates',
    from: 'Du',
    to: 'Au (inclus)',
    wrongOrder: 'La date de fin précède la date de début.',
    period: 'Du {from} au {to}, fuseau horaire {timeZone}. Les heures sont aussi indiquées en UTC.',
    html: 'Document',
    htmlText: 'À lire, imprimer ou enregistrer en PDF',
    csv: 'CSV',
    csvText: 'Pour tableur',
    jsonl: 'Fichier de contrôle',
    jsonlText: 'Signé, vérifiable sur n’importe quel ordinateur',
    making: 'Préparation…',
    saved: '{name} téléchargé',
    share: 'Partager',
    check: 'Vérifiez vous-même',
    checkText:
      'Téléchargez le fichier de contrôle et le vérificateur, puis lancez ceci sur n’importe quel ordinateur avec Node. Il fonctionne hors connexion et signale la première ligne modifiée.',
    verifier: 'Télécharger le vérificateur',
    verifierText: 'Un seul fichier, sans dépendance',
    key: 'Clé publique de ce réseau',
    shorter: 'Votre historique est plus court que celui vu sur cet appareil le {date}',
    changed: 'Votre historique ne correspond pas à ce que cet appareil a vu le {date}',
    rootLost: 'La comptabilité ne correspond pas à ce que cet appareil a vu le {date}',
    rootThen: 'Vu ce jour-là : racine {seq} de tous les portefeuilles',
    rootNow: 'Affiché maintenant : racine {seq}',
    lostText:
      'Les écritures d’un portefeuille s’ajoutent, elles ne disparaissent jamais. Conservez vos relevés, faites une capture d’écran et contactez le service client.',
    seenThen: 'Vu ce jour-là : écriture {seq}',
    shownNow: 'Affiché maintenant : écriture {seq}',
    newKey:
      'Le réseau signe maintenant avec une autre clé que celle du {date}, et l’ancienne ne certifie pas la nouvelle',
    keepFile: 'Enregistrer la preuve',
    keepText:
      'Remettez ce fichier à quelqu’un d’extérieur au réseau : un auditeur, un témoin ou un autre partenaire. Il contient ce que cet appareil a vu et ce qui lui est montré maintenant.',
    number: 'Numéro à comparer, racine {seq}',
    numberText:
      'Lisez-le à un autre partenaire : pour la même racine, le sien doit être identique.',
    cosigned: 'Vu et cosigné hors du réseau par {names}, {date}',
    noWitness:
      'Aucun témoin extérieur n’a encore cosigné cet historique : seul le réseau s’en porte garant.',
    cosignedChecked: 'Cet appareil a vérifié leurs signatures.',
    cosignedWrong: 'Cet appareil n’a pas pu confirmer leurs signatures.',
    cosignedLate: 'Les témoins tardent à cosigner une racine quotidienne.',
    service: 'Service client',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
