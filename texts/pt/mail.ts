import type { Texts } from '../kinds.ts';

/** What a mail says in Portuguese. */
export const texts = {
  reset: {
    subject: 'Nova senha de acesso para {network}',
    text: 'Alguém pediu uma nova senha de acesso para a conta {username} em {network}. Se foi você, defina-a com este link. Ele funciona uma vez, por {minutes, number} minutos.',
    button: 'Definir nova senha',
    pause:
      'Para sua segurança, depois disso os saques e as operações de câmbio ficam pausados por {hours, number} horas. Sua senha de transação continua a mesma.',
    notYou:
      'Se não foi você, não precisa fazer nada: sem este link, nada muda. Nunca o repasse. Ninguém de {network} vai pedi-lo a você.',
  },
  confirm: {
    subject: 'Confirme seu e-mail para {network}',
    text: 'Este e-mail foi informado para uma conta em {network}. Se foi você, confirme-o com este link. Ele funciona uma vez, por {lifeHours, number} horas.',
    button: 'Confirmar e-mail',
    notYou:
      'Se não foi você, não abra o link. Alguém pode ter digitado o e-mail errado; sem o link, ele continua sem confirmação.',
  },
  notice: {
    text: 'Esta mensagem é sobre sua conta em {network}. O app mostra os detalhes em Notificações.',
    button: 'Abrir o app',
    notYou:
      'Se não foi você, entre e troque sua senha de acesso, ou fale com o atendimento pelo app.',
  },
} as const satisfies Texts['mail'];
