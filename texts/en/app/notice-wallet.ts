/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Deposit received',
    text: '{amount} was added to your available funds.',
  },
  'deposit-refused': {
    title: 'Deposit not booked',
    text: 'We didn’t book the transfer with reference {reference}. See who decided and why in your wallet.',
  },
  'startup-advanced': {
    title: 'Start-up funds advanced',
    text: 'You received {amount} for advertising only. It stays the network’s money until it’s returned.',
  },
  'startup-returned': {
    title: 'Start-up funds returned',
    text: '{amount} was returned. The network bears anything these funds and their earnings didn’t cover.',
  },
  'startup-forgiven': {
    title: 'Loss borne by the network',
    text: 'The network bears {amount} of your start-up funds. Your own money is never taken for them. See the details in the transaction.',
  },
  'charged-back': {
    title: 'Transaction reversed',
    text: 'Change to your wallet: {change}. See why in the transaction.',
  },
  'recovery-opened': {
    title: 'A reversal exceeded your available funds',
    text: 'The network covers {amount} for now. It’s repaid from money that becomes available later. You never have to add money.',
  },
  'recovery-paid': {
    title: 'Reversal repaid',
    text: '{amount} of your newly available money went towards an earlier reversal. See which one in the transaction.',
  },
  'payout-approved': {
    title: 'Payout approved',
    text: 'Your payout of {amount} was approved. If you didn’t ask for it, contact customer service right away.',
  },
  'payout-sent': {
    title: 'Payout sent',
    text: '{amount} is on its way. Reference: {reference}.',
  },
  'payout-completed': {
    title: 'Payout completed',
    text: '{amount} has left your wallet.',
  },
  'payout-rejected': {
    title: 'Payout rejected',
    text: '{amount} is back in your available funds. See why in your wallet. You can ask for a review.',
  },
  'payout-failed': {
    title: 'Payout failed',
    text: '{amount} is back in your available funds. See why in your wallet.',
  },
  'review-answered': {
    title: 'Your review was answered',
    text: 'The answer is in your wallet, with a name and a reason.',
  },
  'exchange-accepted': {
    title: 'Exchange accepted',
    text: '{amount} stays reserved until you confirm the money has arrived.',
  },
  'exchange-released': {
    title: 'Exchange decided in your favour',
    text: '{amount} is back in your available funds. See who decided and why in your wallet.',
  },
  'exchange-completed': {
    title: 'Exchange decided for the acceptor',
    text: '{amount} was released to the acceptor. See who decided and why in your wallet.',
  },
} as const;
