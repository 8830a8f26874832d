import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Nouveau coupon',
    text: 'Vous avez reçu un autre coupon d’une promotion. Il sert uniquement à la publicité.',
  },
  'plan-offered': {
    title: 'Nouvelle offre',
    text: '{product}, plan {plan} : lisez les conditions et décidez si vous y engagez un montant. Rien ne se passe sans vous.',
  },
  'terms-changed': {
    title: 'Des prix et des conditions changent',
    text: '{setting, select, mediaFee {Frais de diffusion} revenueFee {Frais sur commissions} vipFee {Frais sur commissions avec VIP} vipPrice {Prix d’un mois de VIP} payoutCost {Frais de retrait} thousandPriceMax {Prix maximal pour mille impressions} clickPriceMax {Prix maximal par clic} offerDays {Délai pour répondre à une offre} matchHours {Délai pour trouver un emplacement} noSupplyHours {Durée sans impressions adaptées avant la fin d’un plan} escrowEmptyHours {Durée sans fonds pour les commissions avant la fin d’un plan} other {Un autre réglage}} : {from} → {to}, à partir du {date}. Les offres que vous avez déjà gardent ce qui vous est le plus favorable, et les plans engagés ne changent pas.',
  },
  'offer-changed': {
    title: 'Les nouvelles offres ont d’autres conditions',
    text: '{product}, plan {plan} : dans les nouvelles offres, {setting, select, commission {la commission par commande} commissionMax {la commission maximale par commande} clickWindow {le délai maximal entre clic et commande} validate {le délai entre clic et commande définitive} lowest {le montant minimal} highest {le montant maximal} other {une condition}} change ({from} → {to}). La vôtre garde ses conditions et reprend ce qui vous est plus favorable.',
  },
  'plan-copied': {
    title: 'Plan copié pour vous',
    text: '{product}, plan {plan} : l’opérateur que vous suivez y a engagé un montant. Engagé sur votre copie, dans vos plafonds : {amount}.',
  },
  'plan-failed': {
    title: 'Échec du plan',
    text: '{product}, plan {plan} : il s’est terminé sans rien consommer. Montant total restitué : {amount}.',
  },
  'plan-first-impression': {
    title: 'Première impression',
    text: '{product}, plan {plan} : votre annonce s’est affichée pour la première fois.',
  },
  'plan-first-click': {
    title: 'Premier clic',
    text: '{product}, plan {plan} : quelqu’un a cliqué sur votre annonce pour la première fois.',
  },
  'plan-first-order': {
    title: 'Première commande',
    text: '{product}, plan {plan} : la première commande est arrivée. Elle reste en attente jusqu’à ce qu’elle soit définitive.',
  },
  'plan-slow': {
    title: 'Plan en retard sur l’objectif',
    text: '{product}, plan {plan} : en dessous de l’objectif depuis {hours, number} heures, avec {percent} de la consommation prévue à ce stade. Ce qui n’est pas consommé est restitué.',
  },
  'plan-learning-limited': {
    title: 'Apprentissage limité',
    text: '{product}, plan {plan} : {count, plural, one {# commande} many {# de commandes} other {# commandes}} au cours des {days, number} derniers jours, trop peu pour bien choisir les emplacements.',
  },
  'plan-reversals': {
    title: 'Nombreuses commandes annulées',
    text: '{product}, plan {plan} : le marchand a annulé {percent} des commandes. Vous pouvez contester chacune d’elles.',
  },
  'plan-escrow-low': {
    title: 'Plan en pause',
    text: '{product}, plan {plan} : le marchand a trop peu provisionné pour les commissions. Le plan reprendra dès que la provision suffira.',
  },
  'plan-credited': {
    title: 'Remboursement pour trafic invalide',
    text: '{product}, plan {plan} : remboursement de {amount} pour des événements reconnus invalides après coup.',
  },
  'plan-settled': {
    title: 'Plan soldé',
    text: '{product}, plan {plan} : votre part du résultat est de {amount}.',
  },
  'conversion-disputed': {
    title: 'Commande contestée par le marchand',
    text: '{product}, plan {plan} : {amount} en attente jusqu’à ce que deux membres de l’équipe aient tranché. Sans décision sous {days, number} jours, la commission est versée.',
  },
  'conversion-approved': {
    title: 'Commande tranchée en votre faveur',
    text: '{product}, plan {plan} : la commande compte. Le montant de {amount} est versé, sauf si le marchand n’a rien provisionné.',
  },
  'conversion-unfunded': {
    title: 'Commande comptée, mais non payée',
    text: '{product}, plan {plan} : décision en votre faveur, mais le montant de {amount} ne peut pas être versé, car le marchand n’avait rien provisionné.',
  },
  'conversion-upheld': {
    title: 'Commande non comptée',
    text: '{product}, plan {plan} : notre équipe a décidé que le montant de {amount} n’est pas versé. Voyez pourquoi dans le plan.',
  },
  'conversion-clawed-back': {
    title: 'Commission reprise',
    text: '{product}, plan {plan} : le montant de {amount} sera déduit des prochaines commissions de ce marchand, et de rien d’autre. Le reliquat au {date} est abandonné.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
