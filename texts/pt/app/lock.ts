import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Bloqueado',
    text: 'Você entrou como {name}.',
    digits: 'Sua senha de transação',
    submit: 'Desbloquear',
    passkey: 'Desbloquear com chave de acesso',
    offline:
      'Você está offline. Só o nosso servidor pode confirmar que é você, então o app continua bloqueado até a conexão voltar. Você também pode sair da conta.',
    none: 'Você ainda não definiu como desbloquear o app. Saia da conta e entre de novo com sua senha.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
