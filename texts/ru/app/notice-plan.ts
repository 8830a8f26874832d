import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Новый купон',
    text: 'Вы получили ещё один купон по акции. Он действует только для рекламы.',
  },
  'plan-offered': {
    title: 'Новое предложение',
    text: '{product}, план {plan}: прочитайте условия и решите, выделять ли сумму. Без вашего решения ничего не произойдёт.',
  },
  'plan-copied': {
    title: 'План скопирован для вас',
    text: '{product}, план {plan}: оператор, на которого вы подписаны, выделил сумму. На вашу копию выделено {amount} из ваших денег, в пределах лимитов.',
  },
  'plan-failed': {
    title: 'План не состоялся',
    text: '{product}, план {plan}: завершён без расхода. Сумма {amount} возвращена полностью.',
  },
  'plan-slow': {
    title: 'План отстаёт от цели',
    text: '{product}, план {plan}: уже {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} ниже цели, израсходовано {percent} от намеченного. Неизрасходованное будет возвращено.',
  },
  'plan-learning-limited': {
    title: 'Обучение ограничено',
    text: '{product}, план {plan}: {count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}} за последние {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Этого мало, чтобы хорошо выбирать места.',
  },
  'plan-reversals': {
    title: 'Много отменённых заказов',
    text: '{product}, план {plan}: продавец отменил {percent} заказов. По каждому можно подать возражение.',
  },
  'plan-escrow-low': {
    title: 'План приостановлен',
    text: '{product}, план {plan}: на эскроу-счёте продавца мало средств на вознаграждения. План возобновится, когда их хватит.',
  },
  'plan-credited': {
    title: 'Возврат за недействительный трафик',
    text: '{product}, план {plan}: возвращено {amount} за события, позже признанные недействительными.',
  },
  'plan-settled': {
    title: 'Расчёт по плану завершён',
    text: '{product}, план {plan}, ваш результат {amount}.',
  },
  'conversion-disputed': {
    title: 'Продавец подал возражение по заказу',
    text: '{product}, план {plan}: сумма {amount} ждёт решения двух сотрудников. Если за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} они не решат, она выплачивается.',
  },
  'conversion-approved': {
    title: 'Решение по заказу в вашу пользу',
    text: '{product}, план {plan}: заказ засчитан. Сумма {amount} будет выплачена, если у продавца есть средства на эскроу-счёте.',
  },
  'conversion-unfunded': {
    title: 'Заказ засчитан, но не оплачивается',
    text: '{product}, план {plan}: решение в вашу пользу, но сумму {amount} выплатить нельзя: на эскроу-счёте продавца не было средств.',
  },
  'conversion-upheld': {
    title: 'Заказ не засчитан',
    text: '{product}, план {plan}: сотрудники решили не выплачивать {amount}. Причина указана в плане.',
  },
  'conversion-clawed-back': {
    title: 'Вознаграждение за заказ отменено',
    text: '{product}, план {plan}: сумма {amount} будет вычтена из будущих вознаграждений этого продавца и больше ниоткуда. Остаток на {date} списывается.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
