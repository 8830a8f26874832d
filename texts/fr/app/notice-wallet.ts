import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Dépôt reçu',
    text: 'Ajouté à vos fonds disponibles : {amount}.',
  },
  'deposit-refused': {
    title: 'Dépôt non comptabilisé',
    text: 'Nous n’avons pas comptabilisé le virement portant la référence {reference}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
  },
  'startup-advanced': {
    title: 'Fonds de démarrage avancés',
    text: 'Vous avez reçu {amount}, uniquement pour la publicité. Cet argent appartient au réseau jusqu’à sa restitution.',
  },
  'startup-returned': {
    title: 'Fonds de démarrage restitués',
    text: 'Restitué : {amount}. Le réseau supporte ce que ces fonds et leurs gains ne couvrent pas.',
  },
  'startup-forgiven': {
    title: 'Perte supportée par le réseau',
    text: 'Le réseau supporte {amount} de vos fonds de démarrage. Votre argent n’est jamais utilisé pour cela. Détails dans l’opération.',
  },
  'charged-back': {
    title: 'Opération antérieure annulée',
    text: 'Changement dans votre portefeuille : {change}. Motif dans l’opération.',
  },
  'recovery-opened': {
    title: 'Annulation supérieure à vos fonds disponibles',
    text: 'Le réseau couvre {amount} pour l’instant. Ce montant sera remboursé sur l’argent qui deviendra disponible. Vous n’avez jamais à apporter d’argent.',
  },
  'recovery-paid': {
    title: 'Annulation remboursée',
    text: 'Prélevé sur votre argent nouvellement disponible pour une annulation antérieure : {amount}. Détails dans l’opération.',
  },
  'payout-approved': {
    title: 'Retrait approuvé',
    text: 'Votre retrait de {amount} a été approuvé. Si vous ne l’avez pas demandé, contactez immédiatement le service client.',
  },
  'payout-sent': {
    title: 'Retrait envoyé',
    text: 'En route : {amount}. Référence : {reference}.',
  },
  'payout-completed': {
    title: 'Retrait effectué',
    text: 'Sorti de votre portefeuille : {amount}.',
  },
  'payout-rejected': {
    title: 'Retrait refusé',
    text: 'De nouveau disponible : {amount}. Motif dans votre portefeuille. Vous pouvez demander un réexamen.',
  },
  'payout-failed': {
    title: 'Échec du retrait',
    text: 'De nouveau disponible : {amount}. Motif dans votre portefeuille.',
  },
  'review-answered': {
    title: 'Réponse à votre demande de réexamen',
    text: 'La réponse est dans votre portefeuille, avec un nom et un motif.',
  },
  'exchange-accepted': {
    title: 'Opération de change acceptée',
    text: 'Réservé jusqu’à ce que vous confirmiez avoir reçu l’argent : {amount}.',
  },
  'exchange-released': {
    title: 'Opération de change tranchée en votre faveur',
    text: 'De nouveau disponible : {amount}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
  },
  'exchange-completed': {
    title: 'Opération de change tranchée pour l’accepteur',
    text: 'Versé à l’accepteur : {amount}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
