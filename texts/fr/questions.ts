import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in French. */
export const texts = {
  'plan-how': {
    question: 'Comment fonctionne un plan ?',
    answer: [
      p(
        'Le réseau vous propose des produits sous forme de plans. Vous engagez un montant sur un plan, et le réseau achète avec ce montant de la publicité sur les emplacements d’éditeurs. Les impressions et les clics consomment le montant. Quand quelqu’un achète, le marchand du produit verse une commission.',
      ),
      list(
        'À engager : le plan vous est proposé, rien n’est bloqué.',
        'Recherche d’emplacement : votre montant est bloqué pendant qu’un emplacement est cherché. Si aucun n’est trouvé, il vous est entièrement restitué.',
        'En diffusion : votre publicité est diffusée. Vous pouvez la mettre en pause ou l’arrêter à tout moment.',
        'Diffusion terminée et en attente de règlement : ce qui n’a pas été consommé est restitué, et les commissions attendent que les retours ne soient plus possibles.',
        'Règlement effectué : ce qui a été gagné est dans vos fonds disponibles, moins les frais annoncés au préalable.',
      ),
      p('Chaque plan indique pourquoi il est dans son état et ce qui se passe ensuite.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Qu’est-ce que la phase d’apprentissage ?',
    answer: [
      p(
        'Un nouveau plan doit découvrir quels emplacements lui conviennent. Il lui faut pour cela 30 à 50 conversions en 7 jours. D’ici là, les résultats varient plus qu’ils ne le feront ensuite, et une partie des impressions est répartie également entre tous les emplacements adaptés.',
      ),
      list(
        'En dessous de 30 conversions, un plan apprend ; à partir de 30, il se stabilise ; à partir de 50, il a appris.',
        'Si 7 jours passent avec moins de 30 conversions, le plan est signalé comme limité, avec la cause.',
        'L’apprentissage recommence quand vous excluez un emplacement ou le réadmettez.',
      ),
      p('Le plan montre où il en est. Rien dans la phase d’apprentissage ne promet un résultat.'),
    ],
  },
  'payout-when': {
    question: 'Comment et quand puis-je faire un retrait ?',
    answer: [
      p(
        'À tout moment, pour tout montant dans la limite de vos fonds disponibles. Il vous faut une carte ou une adresse de portefeuille associée et votre mot de passe de transaction. Les frais, ce que vous recevez et ce qui reste sont affichés avant que vous confirmiez.',
      ),
      list(
        'Demandé : vous pouvez encore l’annuler, et tout vous est restitué aussitôt.',
        'Approuvé, puis envoyé : par deux membres de l’équipe différents.',
        'Effectué : votre banque l’a reçu. Si la banque le renvoie, tout est de nouveau disponible, frais compris.',
      ),
      p(
        'Après le remplacement d’une carte, les retraits attendent un jour, pour vous laisser le temps de remarquer un vol.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Quels sont les frais ?',
    answer: [
      p('Il y en a trois, et chacun est annoncé avant que vous l’acceptiez :'),
      list(
        'Les frais de diffusion sont une part de ce que votre publicité consomme. Ils sont compris dans le prix d’une impression ou d’un clic, sans s’y ajouter.',
        'Les frais sur commissions sont une part des commissions réglées. Sans commission, il n’y en a pas.',
        'Les frais de retrait sont ce que prend la banque, jamais plus d’un dixième du montant, et sont prélevés sur le montant lui-même.',
      ),
      p(
        'Le compte, la référence de dépôt et la clôture du compte ne coûtent rien. Il n’existe pas de frais pour débloquer de l’argent, et personne n’a le droit de vous en demander.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Puis-je perdre de l’argent avec un plan ?',
    answer: [
      p(
        'Oui. Ce que la publicité a consommé est dépensé, que quelqu’un achète ou non. Le bénéfice est ce qui a été réglé, moins ce qui a été consommé, moins une part de bénéfice si vous suivez quelqu’un. Il peut être négatif ; il est alors affiché au même endroit et dans la même taille qu’un gain.',
      ),
      p(
        'Ce qui n’a pas été consommé est toujours restitué. N’engagez que ce dont vous pouvez vous passer.',
      ),
    ],
  },
  'delivery-how': {
    question: 'Où ma publicité est-elle diffusée, et comment est-elle comptée ?',
    answer: [
      p(
        'Sur les emplacements d’éditeurs qui conviennent au plan. Chaque impression et chaque clic porte une marque signée, à usage unique, qui expire. Ce qui arrive deux fois, trop tard ou sans sa marque n’est pas compté.',
      ),
      p(
        'Les chiffres d’un plan sont des sommes de ces événements. Vous pouvez ouvrir chaque chiffre jusqu’aux événements qui le composent. Les chiffres encore incomplets indiquent jusqu’à quand ils sont complets.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Que se passe-t-il avec le trafic invalide ?',
    answer: [
      p(
        'Vous ne le payez pas. Il est enregistré avec la règle qui l’a détecté, et vous voyez combien et pourquoi.',
      ),
      list(
        'Aussitôt : robots connus, répétitions, marques expirées, trop de clics d’un même visiteur, vos propres visites.',
        'Chaque jour : emplacements dont les chiffres s’écartent au-delà du hasard.',
      ),
      p('Ce qui est découvert plus tard vous est crédité, même quand le plan est terminé.'),
    ],
  },
  'payout-refused': {
    question: 'Pourquoi un retrait peut-il être refusé ?',
    answer: [
      p(
        'La liste des motifs est fermée et publique. Chaque motif indique quoi faire ensuite, et ce n’est jamais de payer quelque chose. Le niveau, le score de crédit et l’adhésion n’y jouent aucun rôle.',
      ),
      list(
        'Le montant est nul, ou supérieur à vos fonds disponibles.',
        'Aucune carte ni adresse n’est associée, ou son mode de retrait n’est plus proposé.',
        'Il n’y a pas encore de mot de passe de transaction.',
        'Les fonds de démarrage ne sont pas restitués. Il suffit d’un geste pour les restituer.',
        'Une nouvelle carte, un mot de passe de connexion ou de transaction réinitialisé ou des coordonnées modifiées : attendez un jour.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Que sont les fonds de démarrage ?',
    answer: [
      p(
        'Une avance du réseau qui vous permet d’essayer la publicité. Elle ne vous appartient pas, ne peut pas être retirée et figure à côté du total de vos avoirs, jamais dedans.',
      ),
      p(
        'Les retraits attendent qu’elle soit restituée. La restituer ne demande jamais d’argent nouveau : ce qui en reste est rendu, ce que les annonces en ont consommé est prélevé sur ce qu’elle a rapporté, et le reste est la perte du réseau. Le service client s’en charge, ou vous-même d’un seul geste.',
      ),
    ],
  },
  coupons: {
    question: 'Comment fonctionnent les coupons ?',
    answer: [
      p(
        'Un coupon est de l’argent du réseau pour votre publicité. Il paie une part du montant que vous engagez, une partie fixe de ce montant, ou de la diffusion en plus. Il ne peut jamais être retiré ; ce qui n’est pas consommé revient au réseau.',
      ),
      list(
        'Il y a un seul coupon de bienvenue par partenaire.',
        'Parmi les coupons de même nom, un seul peut être utilisé par jour, dans votre propre fuseau horaire.',
        'Avant de confirmer, vous voyez ce que le coupon change.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Que signifie suivre quelqu’un ?',
    answer: [
      p(
        'Vous suivez les plans d’un opérateur grâce à son ID d’opérateur. Quand l’opérateur engage un montant sur un plan, la même chose est faite pour vous, dans la limite d’un plafond par plan et d’un plafond total. Vous le confirmez avec votre mot de passe de transaction et l’arrêtez d’un seul geste.',
      ),
      list(
        'Le bilan d’un opérateur contient tous ses plans, y compris ceux en perte.',
        'Une part du bénéfice revient à l’opérateur sur les gains seulement, et seulement au-dessus de votre meilleur résultat atteint.',
        'Ce qui n’a pas pu être copié indique pourquoi.',
      ),
      p('Vous pouvez perdre de l’argent en suivant quelqu’un, comme avec un plan à vous.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'À quoi sert le mot de passe de transaction ?',
    answer: [
      p(
        'Avec ces six chiffres, vous confirmez les retraits, les plans, les changes et la destination des retraits. Chaque confirmation vaut pour ce qui était affiché, exactement, une seule fois et pendant une minute.',
      ),
      p(
        'Cinq essais erronés le suspendent, dix le désactivent. Si vous l’avez oublié, vous pouvez en demander un nouveau avec votre mot de passe de connexion et le définir après 24 heures. Jusque-là, vous pouvez annuler cette demande.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Comment déposer de l’argent ?',
    answer: [
      p(
        'Les dépôts sont traités à la main. Le portefeuille vous donne une référence à inscrire sur le virement et indique où l’envoyer. Le service client vous aide à l’organiser, mais ne donne jamais de numéro de compte. Un membre de l’équipe enregistre ce qui est arrivé, un autre le confirme, et les deux figurent dans votre journal d’activité.',
      ),
      p('Rien de ce que vous avez gagné ne dépend jamais d’un dépôt.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Comment vérifier ce que vous m’affichez ?',
    answer: [
      p(
        'Chaque chiffre s’ouvre sur les événements ou les écritures qui le composent. Les écritures de votre portefeuille forment une chaîne : chacune contient l’empreinte de la précédente. Téléchargez le fichier de contrôle d’un relevé et vérifiez-le sur n’importe quel ordinateur, sans nous.',
      ),
      p(
        'L’application retient aussi la fin de la chaîne, et vous prévient si votre historique devait raccourcir.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Un compte, un partenaire',
    answer: [
      list(
        'Un code d’autorisation ouvre un compte, pour la personne ou l’entreprise à qui il a été remis.',
        'Gardez vos coordonnées exactes. Les retraits attendent un jour après leur modification.',
        'Un compte ne se prête pas et ne se vend pas. Quiconque a vos mots de passe agit en votre nom.',
        'Si un compte est désactivé, le service client vous en donne la raison.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Un trafic honnête',
    answer: [
      list(
        'Ne cliquez pas sur votre propre publicité et ne demandez à personne de le faire.',
        'Pas de robots, pas de clics payés, pas d’impressions cachées ou superposées.',
        'Marchand, éditeur et partenaire ne doivent pas être entre les mêmes mains ; ces commandes sont retenues et examinées.',
        'Le trafic qui enfreint ces règles n’est pas facturé et ne rapporte rien.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Règles concernant l’argent',
    answer: [
      list(
        'Votre argent est à vous. Personne ne paie pour être payé : aucun frais, niveau, score ou adhésion ne conditionne un retrait.',
        'Les commissions viennent de ce que le marchand a versé d’avance, jamais d’autres partenaires.',
        'Ce qui a été comptabilisé n’est pas modifié. Une erreur est corrigée par une écriture qui la désigne.',
        'Une commande retournée dans le délai annoncé reprend sa propre commission, et rien de plus.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Ce que l’équipe a le droit de faire',
    answer: [
      list(
        'L’équipe ne peut fixer ni un solde ni un chiffre.',
        'L’argent est déplacé par deux membres de l’équipe : l’un demande, l’autre confirme.',
        'Tout ce qu’ils font sur votre compte figure dans votre journal d’activité, avec un nom, un motif et une référence.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Pour votre sécurité',
    answer: [
      list(
        'Le service client ne demande jamais de mot de passe, ni d’argent pour débloquer de l’argent.',
        'Ne faites de dépôt qu’avec une référence de votre propre portefeuille.',
        'Ne confirmez un change que lorsque l’argent est arrivé.',
        'Personne ne peut vous promettre un rendement. Quiconque le fait n’est pas des nôtres.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
