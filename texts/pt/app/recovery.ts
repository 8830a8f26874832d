import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Esqueceu a senha?',
    lead: 'Escolha como voltar a entrar.',
    passkey: 'Usar chave de acesso',
    passkeyText: 'Entre sem senha, neste aparelho ou em outro em que você criou uma',
    noPause: 'Os saques não são pausados',
    mail: 'Link por e-mail',
    mailText: 'Para o e-mail confirmado da sua conta',
    service: 'Atendimento',
    serviceText: 'Se nada mais funcionar: primeiro conferimos se é mesmo você',
    serviceClosed:
      'Você só fala com o atendimento depois de entrar. Peça à pessoa que deu a você o código de autorização para falar conosco: depois de confirmarmos que é você, nossa equipe pode criar um link para você definir uma nova senha.',
    serviceDemo:
      'Nesta demo, ele só está disponível depois de entrar. Quem iniciou a demo pode dar a você um link para criar uma nova senha.',
    pause: 'Depois, os saques e as operações de câmbio ficam pausados por {hours, number} horas',
    payPassword:
      'Sua senha de transação continua a mesma. Se você também a esqueceu, poderá criar uma nova depois de {days, number} dias, com a aprovação da nossa equipe.',
    mailLead:
      'Vamos enviar um link ao e-mail confirmado da sua conta. Ele funciona uma vez, por {minutes, number} minutos.',
    mailSubmit: 'Enviar link',
    mailSent: 'Confira seu e-mail',
    mailSentText:
      'Se houver uma conta chamada {username} com e-mail confirmado, um link está a caminho dele. Pode levar alguns minutos. Veja também a pasta de spam.',
  },
  email: {
    title: 'E-mail',
    done: 'E-mail confirmado',
    doneText:
      'Se você esquecer sua senha de acesso, podemos enviar a este e-mail um link para definir outra.',
    confirmed: 'E-mail confirmado',
    unconfirmed:
      'Ainda não confirmado. Até lá, não podemos enviar um link a este e-mail se você esquecer sua senha de acesso.',
    again: 'Reenviar o link',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
