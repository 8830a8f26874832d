import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'O valor é zero. Escolha um valor maior.',
    payout_above_available: 'O valor é maior que seu saldo disponível. Escolha um valor menor.',
    payout_fee_changed:
      'A tarifa de saque mudou desde que você a viu. Confira a nova e solicite de novo.',
    payout_card_missing: 'Você ainda não cadastrou um cartão ou endereço de carteira. Cadastre um.',
    payout_method_gone:
      'A forma de saque do seu cartão ou endereço de carteira não é mais oferecida. Cadastre outro.',
    payout_pay_password_missing: 'Você ainda não criou uma senha de transação. Crie uma.',
    payout_pay_password_disabled:
      'Sua senha de transação é desativada após {triesToDisable, number} erros seguidos. Peça uma nova.',
    payout_startup_not_returned:
      'Você tem verba inicial que já pode ser devolvida. Devolva; você nunca precisa colocar dinheiro.',
    payout_card_new:
      'Seu cartão ou endereço de carteira foi substituído. Os saques ficam pausados por {waitHours, number} horas.',
    payout_pay_password_reset:
      'Uma senha de transação esquecida foi substituída. Os saques ficam pausados por {waitHours, number} horas.',
    payout_contact_changed:
      'Seu e-mail ou telefone foi alterado. Os saques ficam pausados por {waitHours, number} horas.',
    payout_password_reset:
      'Sua senha de acesso foi redefinida. Os saques ficam pausados por {waitHours, number} horas.',
    payout_objected:
      'Você contestou uma senha de acesso que não definiu. Os saques ficam pausados até que duas pessoas da nossa equipe analisem o caso. Isso não custa nada a você.',
    payout_ledger_stopped:
      'A conferência da nossa contabilidade encontrou algo que não bate. Nenhum dinheiro será movimentado até nossa equipe resolver.',
    payout_rejected:
      'Alguém da equipe recusou o saque e informou o motivo. Você pode pedir a revisão por outra pessoa.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Saques',
    'payout-cancel': 'Cancelamento de um saque',
    'startup-return': 'Devolução da verba inicial',
    card: 'Cadastro ou troca de um cartão ou endereço de carteira',
    contact: 'Alteração do seu e-mail ou telefone',
    exchange: 'Operações de câmbio',
    'exchange-confirm': 'Confirmação de que um aceitante pagou você',
    'exchange-cancel': 'Cancelamento de uma operação de câmbio',
    put: 'Alocação de um valor em um plano',
    'plan-stop': 'Encerramento de um plano',
    follow: 'Seguir um operador',
    vip: 'Compra do VIP',
    'pay-password': 'Alteração da própria senha de transação',
    passkey: 'Inclusão de uma chave de acesso',
    'personal-data': 'Download dos seus dados',
    unlock: 'Desbloqueio do app, se ele bloqueia quando você sai',
  },
};
