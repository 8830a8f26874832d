import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Boas-vindas',
    text: 'Sua conta está aberta. Veja os primeiros passos no Início. Nossa equipe nunca vai pedir sua senha nem que você pague para poder sacar.',
  },
  'login-new-device': {
    title: 'Acesso em aparelho novo',
    text: 'Sua conta foi usada em {device, select, unknown {um aparelho que não conhecíamos} other {{device}}}. Se não foi você, mude agora sua senha de acesso. Isso desconecta todos os aparelhos.',
  },
  'password-changed': {
    title: 'Senha de acesso alterada',
    text: 'Todos os aparelhos foram desconectados. Se não foi você, fale imediatamente com o atendimento.',
  },
  'passkey-added': {
    title: 'Chave de acesso adicionada',
    text: 'Agora é possível entrar na sua conta com “{name}”. Se não foi você, remova-a e mude sua senha de acesso agora.',
  },
  'passkey-ended': {
    title: 'Chave de acesso removida',
    text: 'Não é mais possível entrar na sua conta com “{name}”.',
  },
  'password-link': {
    title: 'Link para nova senha de acesso emitido',
    text: 'Vai funcionar a partir de {date}. Se você não pediu, mude sua senha de acesso. Isso cancela o link.',
  },
  'password-reset': {
    title: 'Nova senha de acesso definida',
    text: 'Ela foi definida com um link do atendimento. O último aparelho que você usou ainda pode ver a conta e contestar a mudança; todos os outros foram desconectados. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
  },
  'password-by-mail': {
    title: 'Nova senha de acesso definida',
    text: 'Ela foi definida com um link que enviamos ao seu e-mail. O último aparelho que você usou ainda pode ver a conta e contestar a mudança; todos os outros foram desconectados. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
  },
  'password-by-passkey': {
    title: 'Nova senha de acesso definida',
    text: 'Ela foi definida com uma das suas chaves de acesso. O último aparelho que você usou antes disso ainda pode ver a conta e contestar a mudança; todos os outros foram desconectados. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
  },
  objection: {
    title: 'Você contestou uma mudança na sua conta',
    text: 'O pedido foi interrompido. Se sua senha de acesso já tinha sido redefinida, a nova não funciona mais, e os saques e as operações de câmbio estão pausados até que duas pessoas da nossa equipe analisem o caso.',
  },
  'objection-cleared': {
    title: 'Saques e operações de câmbio liberados',
    text: 'Duas pessoas da nossa equipe analisaram sua contestação e encerraram a pausa.',
  },
  'status-changed': {
    title: 'Situação da conta alterada',
    text: 'Duas pessoas da equipe aprovaram. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
  },
  'data-export': {
    title: 'Seus dados foram reunidos em um arquivo',
    text: 'Duas pessoas da equipe decidiram exportar tudo o que sabemos sobre você. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
  },
  'erasure-planned': {
    title: 'Seus dados pessoais serão apagados',
    text: 'Duas pessoas da equipe decidiram isso. Os dados serão apagados a partir de {date}. Se não quiser, interrompa pelo aviso no alto do app.',
  },
  'session-ended': {
    title: 'O atendimento desconectou um aparelho',
    text: 'Um dos seus aparelhos foi desconectado. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
  },
  'pay-password-set': {
    title: 'Senha de transação criada',
    text: 'Você vai usá-la para confirmar tudo o que fizer com seu dinheiro e mudanças no destino dos saques.',
  },
  'pay-password-changed': {
    title: 'Senha de transação alterada',
    text: 'Seus outros aparelhos foram desconectados. Se não foi você, mude sua senha de acesso.',
  },
  'pay-password-disabled': {
    title: 'Senha de transação desativada',
    text: 'Ela foi digitada errada {tries, number} vezes seguidas. Você pode pedir uma nova.',
  },
  'pay-password-reset-asked': {
    title: 'Nova senha de transação pedida',
    text: 'Ela pode ser criada a partir de {date}. Se você não pediu, cancele o pedido.',
  },
  'pay-password-reset-cancelled': {
    title: 'Pedido de senha de transação cancelado',
    text: 'Sua senha de transação continua a mesma.',
  },
  'pay-password-reset': {
    title: 'Nova senha de transação criada',
    text: 'Ela substitui a que você esqueceu. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
  },
  'card-bound': {
    title: 'Destino dos saques cadastrado: {label}',
    text: 'Seus saques vão para •••• {last4}.',
  },
  'card-replaced': {
    title: 'Destino dos saques alterado',
    text: 'Os saques agora vão para {label} •••• {last4}. Para sua segurança, os saques ficam pausados por {hours, number} horas. Seus outros aparelhos foram desconectados. Se não foi você, fale com o atendimento.',
  },
  'contact-changed': {
    title: 'E-mail ou telefone alterado',
    text: 'Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas. Se não foi você, avise o atendimento imediatamente.',
  },
  'feedback-answered': {
    title: 'Seu feedback foi respondido',
    text: 'O chamado {ticket} tem uma resposta.',
  },
  'feedback-blocked': {
    title: 'Uma resposta a você foi bloqueada',
    text: 'Alguém da equipe escreveu no chamado {ticket} algo que não é permitido, como pedir dinheiro ou uma senha. Não entregamos a resposta.',
  },
  'report-upheld': {
    title: 'Sua denúncia foi respondida',
    text: '{by} concordou com a sua denúncia: {reason}',
  },
  'report-dismissed': {
    title: 'Sua denúncia foi respondida',
    text: '{by} não encontrou nada de errado: {reason}',
  },
  'chat-answered': {
    title: 'O atendimento respondeu',
    text: '{by} escreveu para você no chat.',
  },
  'chat-blocked': {
    title: 'Uma mensagem para você foi bloqueada',
    text: 'Alguém da equipe escreveu algo que não é permitido. Não entregamos a mensagem. Veja o motivo no chat.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
