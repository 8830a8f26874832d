import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in French. */
export const texts = {
  'plan-how': {
    question: 'Comment fonctionne un plan ?',
    answer: [
      p(
        'Le réseau vous propose des produits sous forme de plans. Vous engagez un montant sur un plan, et le réseau l’utilise pour acheter de la publicité sur les emplacements des éditeurs. Les impressions et les clics consomment ce montant. Quand quelqu’un achète, le marchand du produit verse une commission.',
      ),
      list(
        'En attente de montant : le plan vous est proposé. Rien n’est réservé sur votre argent.',
        'Recherche d’emplacement : votre montant est réservé pendant que nous cherchons un emplacement. Si nous n’en trouvons pas, il vous est intégralement restitué.',
        'En diffusion : vos annonces sont diffusées. Vous pouvez les mettre en pause ou les arrêter à tout moment.',
        'Diffusion terminée et en attente de clôture : ce qui n’a pas été consommé est restitué, et les commissions restent en attente jusqu’à ce que le plan entier soit soldé.',
        'Soldé : vos gains sont dans vos fonds disponibles, déduction faite des frais annoncés à l’avance. Une commission peut encore être reprise pendant {chargebackDays, number} jours.',
      ),
      p('Chaque plan indique pourquoi il est dans son état actuel et ce qui va suivre.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Qu’est-ce que la phase d’apprentissage ?',
    answer: [
      p(
        'Un nouveau plan doit découvrir quels emplacements lui conviennent. Il lui faut pour cela {learningFrom, number} à {learningTo, number} conversions en {learningDays, number} jours. D’ici là, les résultats varient plus qu’ils ne le feront ensuite, et les résultats d’ensemble du plan pèsent davantage dans le choix des emplacements.',
      ),
      list(
        'En dessous de {learningFrom, number} conversions, un plan apprend ; à partir de {learningFrom, number}, il se stabilise ; à partir de {learningTo, number}, l’apprentissage est terminé.',
        'Ce sont toujours les {learningDays, number} derniers jours qui comptent : un plan qui vend moins par la suite peut donc reculer. Après cette durée, avec moins de {learningFrom, number} conversions, le plan est signalé en apprentissage limité.',
        'L’apprentissage redémarre quand vous excluez un emplacement ou l’autorisez de nouveau.',
      ),
      p(
        'La progression s’affiche dans le plan. La phase d’apprentissage ne promet aucun résultat.',
      ),
    ],
  },
  'payout-when': {
    question: 'Comment et quand puis-je faire un retrait ?',
    answer: [
      p(
        'À tout moment, pour tout montant dans la limite de vos fonds disponibles. Il vous faut une carte ou une adresse de portefeuille associée et votre mot de passe de transaction. Avant de confirmer, vous voyez les frais, ce que vous recevrez et ce qui restera.',
      ),
      list(
        'Demandé : vous pouvez encore l’annuler, et le montant total redevient immédiatement disponible.',
        'Approuvé, puis envoyé : par deux membres différents de l’équipe.',
        'Effectué : le retrait est passé. S’il échoue, le montant total redevient disponible, frais compris.',
      ),
      p(
        'Si vous remplacez votre carte ou votre adresse de portefeuille, les retraits sont suspendus pendant {waitHours, number} heures pour votre protection. La première n’entraîne aucune suspension.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Quels sont les frais ?',
    answer: [
      p('Il en existe trois, toujours annoncés avant votre accord :'),
      list(
        'Les frais de diffusion sont une part de ce que vos annonces consomment. Ils sont compris dans le prix d’une impression ou d’un clic et ne s’y ajoutent pas.',
        'Les frais sur commissions sont une part des commissions acquises. Pas de commission, pas de frais.',
        'Les frais de retrait couvrent le coût du virement. Ils ne dépassent jamais {feeShareMax, number, percent} du montant et en sont déduits.',
      ),
      p(
        'L’ouverture d’un compte, la référence de dépôt et la clôture du compte sont gratuites. Il n’y a pas de frais pour débloquer de l’argent, et personne ne doit jamais vous en demander.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Puis-je perdre de l’argent avec un plan ?',
    answer: [
      p('Oui. Ce que vos annonces ont consommé est dépensé, que quelqu’un achète ou non.'),
      p(
        'Le bénéfice correspond aux commissions acquises, moins la consommation de votre propre argent, moins une part de bénéfice si vous suivez quelqu’un. Il peut être négatif : une perte s’affiche au même endroit et dans la même taille qu’un gain. Ce que les coupons et les fonds de démarrage ont payé s’affiche à côté et n’est jamais votre perte.',
      ),
      p(
        'Ce qui n’a pas été consommé est toujours restitué. N’engagez que ce que vous pouvez vous permettre de perdre.',
      ),
    ],
  },
  'delivery-how': {
    question: 'Où mes annonces sont-elles diffusées, et comment sont-elles comptées ?',
    answer: [
      p(
        'Sur les emplacements d’éditeurs adaptés au plan. Chaque impression et chaque clic porte un jeton signé, à usage unique et à durée limitée. Ce qui arrive en double, trop tard ou sans jeton n’est pas compté.',
      ),
      p(
        'Les chiffres d’un plan sont la somme de ces événements, et vous pouvez ouvrir chaque chiffre pour voir les événements qui le composent. Chaque chiffre indique jusqu’à quand il est complet.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Que devient le trafic invalide ?',
    answer: [
      p(
        'Vous ne payez pas celui que nous trouvons ; tout ne peut pas être trouvé. Nous l’enregistrons avec la règle qui l’a détecté, et vous voyez combien il y en a eu et pourquoi.',
      ),
      list(
        'Immédiatement : robots connus, doublons, jetons expirés, trop de clics d’une même personne, vos propres visites.',
        'Chaque jour : emplacements dont les chiffres ne s’expliquent pas par le hasard.',
      ),
      p(
        'Si nous découvrons du trafic invalide plus tard, nous vous remboursons, même après la fin du plan, tant qu’il n’est pas soldé.',
      ),
    ],
  },
  'payout-refused': {
    question: 'Pourquoi un retrait peut-il être refusé ?',
    answer: [
      p(
        'Voici la liste complète, et elle est publique. Chaque motif indique quoi faire ensuite, et ce n’est jamais de payer. Le niveau, le score de crédit et l’adhésion n’y jouent aucun rôle.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Que sont les fonds de démarrage ?',
    answer: [
      p(
        'Une avance du réseau pour vous permettre d’essayer la publicité. Elle ne vous appartient pas, ne peut pas être retirée et s’affiche à côté du total de vos avoirs, jamais dedans.',
      ),
      p(
        'Avant un retrait, vous restituez ce qui peut l’être maintenant. Ce qui se trouve encore dans des plans ne retarde aucun retrait. Vous n’avez jamais à apporter d’argent : nous prenons ce qu’il en reste, puis ce qu’elle a rapporté, et le réseau supporte la différence. Un geste et votre mot de passe de transaction suffisent, ou le service client s’en charge pour vous.',
      ),
    ],
  },
  coupons: {
    question: 'Comment fonctionnent les coupons ?',
    answer: [
      p(
        'Un coupon est de l’argent du réseau pour vos annonces. Il paie une part du montant que vous engagez, une somme fixe, ou ajoute un complément. Il ne peut pas être retiré, et ce qui n’est pas consommé retourne au réseau.',
      ),
      list(
        'Chaque partenaire peut recevoir au plus un coupon de bienvenue.',
        'Si vous avez plusieurs coupons du même nom, vous pouvez en utiliser un par jour, selon votre fuseau horaire.',
        'Avant de confirmer, vous voyez ce que le coupon change.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Que signifie suivre quelqu’un ?',
    answer: [
      p(
        'Vous suivez les plans d’un opérateur grâce à son ID. Quand l’opérateur engage un montant sur un plan, nous faisons de même pour vous, dans la limite de votre plafond par plan et de votre plafond total. Vous confirmez avec votre mot de passe de transaction, et un geste suffit pour arrêter.',
      ),
      list(
        'Le bilan d’un opérateur comprend tous ses plans, y compris ses pertes.',
        'L’opérateur ne reçoit une part de bénéfice que sur les gains, et seulement au-delà de votre meilleur résultat.',
        'Si un plan n’a pas pu être copié, vous voyez pourquoi.',
      ),
      p('Vous pouvez perdre de l’argent en suivant quelqu’un, comme avec vos propres plans.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'À quoi sert le mot de passe de transaction ?',
    answer: [
      p(
        'Ces {digits, number} chiffres confirment tout ce que vous faites avec votre argent, et tout changement de destination de vos retraits :',
      ),
      p(
        'Chaque confirmation vaut exactement pour ce qui était affiché, une seule fois et pendant {confirmSeconds, number} secondes.',
      ),
      p(
        '{triesToPause, number} essais erronés d’affilée le suspendent, {triesToDisable, number} le désactivent. Si vous l’avez oublié, vous pouvez en demander un nouveau avec votre mot de passe de connexion. Vous pourrez le définir après {resetHours, number} heures, dans un délai de {resetDays, number} jours ; d’ici là, vous pouvez annuler la demande.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Comment faire un dépôt ?',
    answer: [
      p(
        'Les dépôts sont traités manuellement. Votre portefeuille vous donne une référence pour le virement et affiche le compte à créditer, dès que le réseau en a publié un. Le service client vous aide, mais ne donne jamais de numéro de compte. Un membre de l’équipe enregistre le dépôt et un autre l’approuve. Les deux figurent sous « Actions de l’équipe ».',
      ),
      p('Ce que vous avez gagné ne dépend jamais d’un dépôt.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Comment vérifier ce que vous affichez ?',
    answer: [
      p(
        'Vous pouvez ouvrir chaque chiffre pour voir les événements ou les opérations qui le composent. Les écritures de votre portefeuille forment une chaîne : chacune contient l’empreinte de la précédente. Téléchargez le fichier de contrôle d’un relevé et vérifiez-le sur n’importe quel ordinateur, sans nous.',
      ),
      p(
        'L’application mémorise aussi la fin de la chaîne et vous avertit si votre historique raccourcit.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Un compte, un partenaire',
    answer: [
      list(
        'Un code d’autorisation ouvre un compte, pour la personne ou l’entreprise à qui il a été remis.',
        'Tenez vos coordonnées à jour ; vous pouvez les modifier dans l’application. Les retraits et les opérations de change sont ensuite suspendus pendant {waitHours, number} heures pour votre protection.',
        'Ne prêtez pas et ne vendez pas votre compte. Toute personne qui a vos mots de passe peut agir en votre nom.',
        'Si votre compte est désactivé, le service client vous en donnera la raison.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Trafic honnête',
    answer: [
      list(
        'Ne cliquez pas sur vos propres annonces et ne demandez à personne de le faire.',
        'Pas de robots, pas de clics payés, pas d’impressions cachées ou superposées.',
        'Marchand, éditeur et partenaire doivent être indépendants les uns des autres. Les clics sur votre propre appareil ne comptent pas. Si un appareil commun n’est repéré qu’à la commande, ou si l’opérateur et l’abonné sont payés sur la même carte, la commande ne compte que plus tard, sauf si le marchand l’annule avant.',
        'Le trafic dont nous constatons qu’il enfreint ces règles n’est pas facturé et ne rapporte rien.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Règles sur l’argent',
    answer: [
      list(
        'Votre argent est à vous. Vous ne payez jamais pour être payé : ni frais, ni niveau, ni score, ni adhésion ne conditionnent un retrait.',
        'Les commissions proviennent de l’argent versé d’avance par le marchand, jamais d’autres partenaires.',
        'Une écriture comptabilisée n’est jamais modifiée. Une erreur est corrigée par une nouvelle écriture qui s’y réfère.',
        'Si une commande est annulée dans le délai annoncé, ou si sa commission est reprise dans les {chargebackDays, number} jours suivant le solde, vous perdez cette commission et rien de plus. Si vos fonds disponibles ne suffisent pas, elle n’est déduite que des commissions suivantes du même marchand.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Ce que l’équipe peut faire',
    answer: [
      list(
        'L’équipe ne peut fixer ni un solde ni un chiffre.',
        'Déplacer de l’argent requiert deux membres de l’équipe : pour les dépôts et les corrections, l’un demande et l’autre approuve ; pour les retraits, l’un approuve et l’autre envoie. Tout ce qui change ce que vous payez, recevez ou lisez ici en requiert deux aussi. Un seul peut uniquement arrêter quelque chose, comme refuser un retrait, et vous répondre en son nom.',
        'Ce qu’ils font sur votre compte figure sous « Actions de l’équipe », avec un nom, un motif et une référence ; les gestes courants, comme la lecture de votre discussion, n’ont pas de motif propre. La consultation de vos données de carte complètes y figure aussi, mais pas l’ouverture de la page de votre compte.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Votre sécurité',
    answer: [
      list(
        'Le service client ne vous demandera jamais de mot de passe, ni de payer pour pouvoir retirer.',
        'N’effectuez de dépôt qu’avec la référence de votre propre portefeuille.',
        'Ne confirmez une opération de change qu’une fois l’argent reçu.',
        'Personne ne peut vous promettre un rendement. Signalez quiconque le fait, même si c’est l’un de nous.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
