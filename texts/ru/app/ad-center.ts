import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Почему',
    planFailed: 'План не состоялся: {product}',
    planReturned: 'Закончился {date} без размещения. Вся сумма вернулась туда, откуда пришла.',
    planOver: 'Предложение закончилось {date}, на него ничего не выделено.',
    payout: 'Выплата {amount}',
    payoutState: {
      requested: 'Запрошена {date}. Дальше её рассмотрят сотрудники.',
      approved: 'Одобрена {date}. Дальше её отправят.',
      sent: 'Отправлена {date}. Банку нужно от одного до трёх рабочих дней.',
      completed: 'Пришла {date}.',
      rejected: 'Отклонена {date}. Сумма снова доступна; причина указана в кошельке.',
      failed: 'Банк вернул её {date}. Сумма снова доступна; причина указана в кошельке.',
      cancelled: 'Отменена {date}.',
    },
    toWallet: 'Открыть кошелёк',
    answered: 'Поддержка ответила',
    answeredText:
      '{count, plural, one {# сообщение ждёт прочтения.} few {# сообщения ждут прочтения.} many {# сообщений ждут прочтения.} other {# сообщения ждут прочтения.}}',
    awaited: 'Ваше сообщение ждёт ответа',
    awaitedText: 'Оно у поддержки. Когда ответят, скажет колокольчик.',
    toChat: 'Открыть чат',
    follows: 'Подписки',
    noFollows: 'Вы пока ни на кого не подписаны',
    following:
      'Действует. {copies, plural, one {# план скопирован} few {# плана скопировано} many {# планов скопировано} other {# плана скопировано}}, {missed, number} нет',
    followed:
      'Завершена. {copies, plural, one {# план скопирован} few {# плана скопировано} many {# планов скопировано} other {# плана скопировано}}, {missed, number} нет',
    questions: 'Вопросы',
    allQuestions: 'Все',
    feedback: 'Обратная связь',
    feedbackText: 'Расскажите, что не так или чего не хватает',
    olderPlans: 'Все более ранние планы',
    rules: 'Правила работы',
  },
  programme: {
    title: 'Программа',
    level: 'Уровень магазина {level, number}',
    levelTitle: 'Уровень магазина',
    score: 'Рейтинг надёжности {score, number}',
    vip: 'VIP до {date}',
    noVip: 'без VIP',
    deposit: 'залог {amount}',
    activities: 'Акции',
    couponsTitle: 'Купоны',
    coupons:
      '{count, plural, =0 {Сейчас использовать нечего} one {Можно использовать # купон} few {Можно использовать # купона} many {Можно использовать # купонов} other {Можно использовать # купона}}',
    toCoupons: 'Мои купоны',
    couponEnds: 'Скоро закончится купон: {name}',
    couponEndsText: 'Его можно использовать до {date}.',
    follow: 'Подписка на планы',
    followText: 'Подпишитесь на оператора или дайте подписаться на вас',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
