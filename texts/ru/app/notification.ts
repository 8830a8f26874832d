import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Категории',
    category: {
      all: 'Все',
      'system-announcement': 'Сообщение сети',
      'system-maintenance': 'Технические работы',
      activity: 'Акция',
    },
    statuses: 'Статус',
    status: { all: 'Все', unread: 'Новые', read: 'Прочитанные' },
    unreadMark: 'Не прочитано.',
    times: '{count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
    unreadCount:
      '{count, plural, =0 {Всё прочитано} one {# непрочитанное} few {# непрочитанных} many {# непрочитанных} other {# непрочитанного}}',
    markAll: 'Прочитать все',
    markFailed: 'Не удалось отметить как прочитанное. Попробуйте ещё раз.',
    markAllFailed: 'Не удалось отметить все как прочитанные. Попробуйте ещё раз.',
    none: {
      first: {
        title: 'Уведомлений пока нет',
        text: 'Здесь появятся события вашего аккаунта и новости сети.',
      },
      unread: {
        title: 'Новых нет',
        text: 'Вы всё прочитали.',
      },
    },
    preferences: 'Настройки уведомлений',
    preferencesText: 'Отключённые уведомления остаются в списке, но не считаются непрочитанными.',
    topic: {
      security: {
        name: 'Безопасность аккаунта',
        text: 'Пароли и реквизиты для выплат. Всегда включено.',
      },
      wallet: {
        name: 'Ваш кошелёк',
        text: 'Поступления и ход выплат. О списаниях мы сообщаем всегда.',
      },
      feedback: { name: 'Ваши обращения', text: 'Когда мы отвечаем на обращение.' },
      chat: { name: 'Чат', text: 'Когда поддержка вам отвечает.' },
      plan: { name: 'Ваши планы', text: 'Изменения в ваших планах и заказах.' },
      'system-announcement': { name: 'Сообщения сети', text: 'Новости сети.' },
      'system-maintenance': { name: 'Технические работы', text: 'Плановые работы.' },
      activity: { name: 'Акции', text: 'Акции, в которых можно участвовать.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: {
      title: 'Изменения в вашем аккаунте',
      text: 'Откройте, чтобы узнать подробности.',
    },
  },
  push: {
    title: 'Push-уведомления на этом телефоне',
    text: 'Они сообщают о новостях выбранных типов и никогда не называют суммы. Устройство получает их, пока вы не выйдете. Браузер запросит разрешение.',
    turnOn: 'Включить на этом устройстве',
    turnOff: 'Выключить на этом устройстве',
    problem: {
      install: 'На iPhone сначала добавьте приложение на экран «Домой» и откройте его оттуда.',
      unsupported:
        'Этот браузер не поддерживает push-уведомления. Все уведомления по-прежнему в приложении.',
      denied: 'Вы запретили уведомления этого сайта. Их можно разрешить в настройках браузера.',
      failed: 'Служба push вашего браузера не отвечает. Попробуйте позже.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
