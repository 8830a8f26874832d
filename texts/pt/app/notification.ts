import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Categorias',
    category: {
      all: 'Todas',
      'system-announcement': 'Comunicado',
      'system-maintenance': 'Manutenção',
      activity: 'Promoção',
    },
    statuses: 'Situação',
    status: { all: 'Todas', unread: 'Não lidas', read: 'Lidas' },
    unreadMark: 'Não lida.',
    times: '{count, plural, one {# vez} many {# vezes} other {# vezes}}',
    unreadCount:
      '{count, plural, =0 {Tudo lido} one {# não lida} many {# não lidas} other {# não lidas}}',
    markAll: 'Marcar todas como lidas',
    markFailed: 'Não foi possível marcar como lida. Tente de novo.',
    markAllFailed: 'Não foi possível marcar todas como lidas. Tente de novo.',
    none: {
      first: {
        title: 'Ainda sem notificações',
        text: 'A atividade da sua conta e as novidades da rede aparecem aqui.',
      },
      unread: { title: 'Nada por ler', text: 'Você está em dia.' },
    },
    preferences: 'Configurar notificações',
    preferencesText: 'Notificações desligadas continuam na lista, mas não contam como não lidas.',
    topic: {
      security: {
        name: 'Segurança da sua conta',
        text: 'Senhas e para onde vão os saques. Sempre ligado.',
      },
      wallet: {
        name: 'Sua carteira',
        text: 'Dinheiro que entra e andamento dos saques. Sempre avisamos quando sai dinheiro.',
      },
      feedback: { name: 'Seu feedback', text: 'Quando respondemos a um chamado.' },
      chat: { name: 'Mensagens do chat', text: 'Quando o atendimento responde a você.' },
      plan: { name: 'Seus planos', text: 'Mudanças nos seus planos e nos pedidos deles.' },
      'system-announcement': { name: 'Comunicados', text: 'Novidades da rede.' },
      'system-maintenance': { name: 'Manutenção', text: 'Interrupções programadas.' },
      activity: { name: 'Promoções', text: 'Ofertas de que você pode participar.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: 'Algo mudou na sua conta', text: 'Abra a notificação para ver os detalhes.' },
  },
  push: {
    title: 'Notificações push neste celular',
    text: 'Elas avisam quando há novidades dos tipos acima e nunca mostram um valor. Este aparelho as recebe até você sair da conta. Seu navegador vai pedir permissão.',
    turnOn: 'Ligar neste aparelho',
    turnOff: 'Desligar neste aparelho',
    problem: {
      install: 'No iPhone, adicione antes o app à tela de início e abra por lá.',
      unsupported: 'Este navegador não recebe notificações push. Você encontra tudo no sino.',
      denied:
        'Você bloqueou as notificações deste site. É possível permiti-las nas configurações do navegador.',
      failed: 'O serviço de push do seu navegador não respondeu. Tente de novo mais tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
