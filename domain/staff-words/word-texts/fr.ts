import type { Words } from '../words.ts';

export const fr: Words = {
  no: "jamais|personne|ne|n'|pas|sans|aucun*|ni|rien",
  warn: `
    arnaque*|escroc*|escroquerie*|fraude*|attention|signalez|hameçonnage|phishing|interdit
    mensonge|se fait passer|se font passer`,
  anyone: "si quelqu'un|quiconque|toute personne qui",
  claim: `
    demande|demandent|promet|promettent|propose|proposent|offre|exige|exigent|réclame|garantit
    garantissent|vous appelle|vous écrit|vous contacte|prétend|affirme|veut votre|vous dit`,
  common: `
    le|la|les|de|des|du|et|que|en|un|une|votre|vos|vous|nous|est|sont|pour|sur|avec|dans|au|aux|ce|cette
    il|elle|à|par|qui|je|mon|ma|notre|nos|a|été|plus|se|son|sa|d|l|c|j`,
  but: 'mais|cependant|plutôt',
  shield: `
    sans rien faire|sans effort|sans travailler
    vous envoyons|vous envoie|vous enverrons|vous envoyer|vous dirons|vous donnons|vous communiquons
    garantie du fabricant|ans de garantie|retour gratuit|politique de retour|en ligne|a été payé
    a été versé|votre versement|votre dépôt|pertes et profits|conseiller fiscal|avant de payer
    vous payons|vous est versé|sera versé|sera payé|virement est parti|en retour
    sont versés|est versée|est versé
    gain ou perte|un gain ou une perte|gains ou pertes`,
  promise: `
    garanti*|garantiss*|assur*|promet*|promis|sans risque*|aucun risque|zéro risque|risque zéro
    rendement fixe|intérêt fixe|certain|certaine|à coup sûr
    ma parole|quoi qu'il arrive|à tous les coups|croyez moi`,
  gain: `
    rendement*|gain|gains|gagner|gagnez|gagnerez|bénéfice*|profit*|rentabilité|intérêt|intérêts
    revenu|revenus|retour sur investissement|plus value*
    gagnant|gagnante|gagnants`,
  sure: `
    doubler votre argent|doublez votre argent|doubler votre capital|doublez votre capital
    doublez votre mise|ne pouvez pas perdre|impossible de perdre|aucune perte possible
    gains garantis|gain garanti|rendement garanti|rendements garantis|profit garanti
    profits garantis|bénéfice garanti|bénéfices garantis|revenus garantis|capital garanti
    argent facile|devenir riche|revenu passif|revenus passifs|sans aucun risque`,
  rate: 'pour cent|le double|pourcent',
  stake: 'votre argent|ton argent|votre capital|votre mise|vos économies|votre investissement',
  multiply: `
    doubl*|tripl*|multipli*|une fois et demie|fois la mise|fois sa mise|fois leur mise|le double
    le triple|fois plus`,
  other: `
    ceux qui|celui qui|celles qui|tout le monde|tous|chacun|mes clients|mes autres clients
    d'autres partenaires|les autres partenaires|un de mes clients|mon frère|mon cousin
    un ami à moi`,
  joined: 'mis|met|mettent|investi|investit|misé|placé|participé|entré|entrés|versé',
  got: `
    eu|touché|touche|récupéré|récupère|gagné|gagne|sorti|ressorti|retiré|retire|repris|fait|obtenu
    reçu|reparti|repartis|empoché|encaissé`,
  period: `
    par mois|chaque mois|mensuel*|par jour|chaque jour|journalier*|quotidien*|par semaine|chaque semaine
    hebdomadaire*|par an|chaque année|annuel*|en 24 heures|en une semaine|en un mois|tous les mois
    tous les jours`,
  pay: `
    payer|payez|payé|payée|payés|paiement|verser|versez|versement|transférer|transférez|virer|virez
    virement|déposer|déposez|dépôt de|recharger|rechargez|régler|réglez|réglé|réglée|acquitter
    acquittez|acquittée|cartes cadeaux|avancer`,
  send: 'envoyer|envoyez',
  money: `
    recharg*|argent|fonds|montant|frais|taxe|taxes|impôt|impôts|caution|dépôt|garantie|somme|euros
    solde|%|pour cent|assurance|dollars|acompte|amende|capital|cartes cadeaux|commission|droits`,
  demand: `
    veuillez|svp|s'il vous|devez|doit|faut|d'abord|avant|maintenant|aujourd*|immédiat*|débloquer
    débloqué|libérer|libéré|retirer|retrait|activer|recevoir|sinon|nécessaire|afin|au préalable
    préalable|préalablement|d'avance|obligatoire|gelé|gelés|bloqué|urgence|exigé|exigée`,
  threat: "si|sinon|tant que|avant|sauf|jusqu'*|fermé|bloqué|à moins",
  show: `
    capture*|photo|photos|reçu|reçus|justificatif*|image|images|copie|document*|question|message
    preuve|facture`,
  reach: `
    contactez*|contacte*|écrivez*|écris*|ajoutez*|ajoute*|appelez*|rejoignez*|joignez*|suivez*|trouvez
    retrouvez*|parlez*|discut*|sur mon|mon|notre|via`,
  outside: `
    hors de l'application|hors de l'appli|en dehors de l'application|en dehors de ce chat|hors du chat
    en dehors de la plateforme|mon numéro|numéro personnel|numéro privé|mon adresse mail|mon mail
    mon e mail|message privé|en privé|autre application|appelez moi au|écrivez moi au|groupe vip
    visitez notre site|visitez le site|rendez vous sur le site|cliquez sur le lien|cliquez sur ce lien
    ouvrez ce lien|suivez ce lien|scannez le qr|scannez ce qr
    mon pseudo|cherchez moi`,
  secret: `
    mot de passe|mots de passe|code pin|code secret|code de vérification|code de sécurité|code sms
    code confidentiel|pin|phrase de récupération|clé privée|code reçu|code que vous avez reçu
    code à usage unique|identifiants|code de confirmation|code par sms|six chiffres`,
  tell: `
    envoyez*|envoyer|donnez*|donner|dites*|communiqu*|transm*|partag*|écrivez*|fourni*
    confirmez votre|indiqu*|quel|besoin de votre|besoin du|dictez*|répondez|montrez*|transférez
    tapez|faites moi|lisez*|m'envoie|nous envoie|me donne|me dit`,
  own: `
    changer|changez|changé|réinitialis*|oubli*|choisir|choisissez|modifi*|protège*|protégez|nouveau mot`,
  remote: `
    accès à distance|contrôle à distance|prise en main à distance|prendre le contrôle|bureau à distance
    partagez votre écran|partage d'écran|partager votre écran|accès à votre téléphone
    accès à votre appareil|accès à votre ordinateur|installez cette application|installez cette appli`,
  invest: 'investissez|investir|investis|placez|misez|mettez|engagez|commencez avec',
  receive: `
    recevez|recevrez|recevoir|obtenez|obtiendrez|touchez|toucherez|récupérez|récupérerez
    encaissez|reprenez`,
  grow: 'se transforment en|se transforme en|se transformeront en',
  due: "demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  unit: 'jour|jours|semaine|semaines|mois|heure|heures',
  counted:
    'impressions|vues|affichages|clics|visites|visiteurs|commandes|points|fois|utilisateurs|conversions|commande|clic|ventes|personnes',
  price:
    'pour|pour seulement|contre|contre seulement|en échange de|si vous|si tu|dès que vous|quand vous',
};
