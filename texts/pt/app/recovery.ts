import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: 'Esqueceu a senha?',
    lead: 'Escolha como voltar a entrar.',
    passkey: 'Usar chave de acesso',
    passkeyText: 'Entre sem senha, deste aparelho ou de outro que a tenha',
    noPause: 'Os saques não são pausados',
    code: 'Código de recuperação',
    codeText: 'O código que você guardou ao abrir a conta',
    mail: 'Link por e-mail',
    mailText: 'Para o e-mail confirmado da sua conta',
    service: 'Atendimento',
    serviceText: 'Como último recurso: nossa equipe primeiro confere se é mesmo você',
    serviceClosed:
      'Aqui não é possível contatá-lo antes de entrar. Fale com quem lhe deu o código de autorização.',
    pause: 'Depois, os saques ficam pausados por {hours, number} horas',
    payPassword:
      'Sua senha de transação continua a mesma. Se você também a esqueceu, poderá criar uma nova depois de {days, number} dias, com a aprovação da nossa equipe.',
    codeLead:
      'Seus aparelhos serão desconectados e, para sua segurança, os saques ficarão pausados por {hours, number} horas.',
    codeHint: '{most, number} letras e números. Espaços, traços e maiúsculas não fazem diferença.',
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
  recovery: {
    title: 'Seu código de recuperação',
    lead: 'Se você esquecer sua senha de acesso, este código permite definir uma nova. Guarde-o em lugar seguro: não podemos mostrá-lo de novo.',
    again: 'O código que você usou não funciona mais. Este é o novo.',
    copy: 'Copiar',
    copied: 'Copiado',
    save: 'Salvar como arquivo',
    keep: 'Já guardei',
    skip: 'Agora não',
    file: 'Código de recuperação de {username}, criado em {date}',
    card: 'Código de recuperação',
    none: 'Se você esquecer sua senha de acesso, um código de recuperação permite definir uma nova.',
    unsaved: 'Criado em {date}. Se você não o guardou, crie um novo.',
    saved: 'Criado em {date} e guardado',
    make: 'Criar novo código',
    makeText: 'O código antigo deixa de funcionar na hora.',
    kept: 'Guarde o código em lugar seguro.',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot' | 'recovery'>;
