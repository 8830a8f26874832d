import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Узнать причину',
    planFailed: 'План не состоялся: {product}',
    planReturned: 'Завершён {date} без расхода. Вся сумма возвращена.',
    planOver: 'Срок предложения истёк {date}, сумму вы не выделили.',
    payout: 'Выплата {amount}',
    payoutState: {
      requested: 'Запрошена {date}. Дальше: проверка сотрудниками.',
      approved: 'Одобрена {date}. Дальше: отправка.',
      sent: 'Отправлена {date}. Деньги в пути.',
      completed: 'Завершена {date}.',
      rejected:
        'Отклонена {date}. Вся сумма снова в доступных средствах. Причина указана в кошельке.',
      failed:
        'Не прошла {date}. Вся сумма снова в доступных средствах. Причина указана в кошельке.',
      cancelled: 'Отменена {date}.',
    },
    toWallet: 'Открыть кошелёк',
    answered: 'Поддержка ответила',
    answeredText:
      '{count, plural, one {У вас # непрочитанное сообщение.} few {У вас # непрочитанных сообщения.} many {У вас # непрочитанных сообщений.} other {У вас # непрочитанного сообщения.}}',
    awaited: 'Ждём ответа',
    awaitedText: 'Поддержка получила ваше сообщение. Мы пришлём уведомление, когда ответят.',
    toChat: 'Открыть чат',
    follows: 'Подписки',
    following:
      'Действует: скопировано {copies, plural, one {# план} few {# плана} many {# планов} other {# плана}}, пропущено {missed, number}',
    followed:
      'Завершена: скопировано {copies, plural, one {# план} few {# плана} many {# планов} other {# плана}}, пропущено {missed, number}',
    questions: 'Вопросы',
    allQuestions: 'Все',
    olderPlans: 'Все более ранние планы',
    rules: 'Правила работы',
  },
  start: {
    title: 'С чего начать',
    lead: 'Несколько шагов до первого плана. Вы ничего не платите, пока не выделите на него сумму.',
    progress: '{done, number} из {all, number}',
    done: 'Готово',
    account: 'Создать аккаунт',
    coupon: 'Получить приветственный купон',
    payPassword: 'Задать шестизначный платёжный пароль',
    payPasswordText: 'Им подтверждаются операции с деньгами',
    money: 'Пополнить кошелёк',
    moneyText: 'Переводом с указанием вашего кода',
    offer: 'Выделить сумму на первый план',
    offerText:
      '{count, plural, =0 {Пока нет. Мы сообщим.} one {Вас ждёт # предложение} few {Вас ждут # предложения} many {Вас ждут # предложений} other {Вас ждут # предложения}}',
    review: 'Посмотреть предложение',
  },
  programme: {
    levelTitle: 'Уровень магазина',
    noUserData: 'Нет данных пользователя',
    usable: 'доступно: {count, number}',
    nobody: 'пока никто',
    toClaim: 'можно получить: {count, number}',
    claimable:
      '{count, plural, one {# купон можно получить} few {# купона можно получить} many {# купонов можно получить} other {# купона можно получить}}',
    toCoupons: 'Мои купоны',
    couponEnds: 'Срок купона скоро истечёт: {name}',
    couponEndsText: 'Используйте его до {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
