import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'Сумма равна нулю. Укажите большую.',
    payout_above_available: 'Сумма больше доступных средств. Укажите меньшую.',
    payout_fee_changed:
      'Комиссия за выплату изменилась с тех пор, как вы её видели. Проверьте новую и запросите выплату ещё раз.',
    payout_card_missing: 'Карта или адрес кошелька не привязаны. Привяжите их.',
    payout_method_gone:
      'Способ выплаты на вашу карту или адрес больше не предлагается. Привяжите другие.',
    payout_pay_password_missing: 'Платёжный пароль ещё не задан. Задайте его.',
    payout_pay_password_disabled:
      'После {triesToDisable, number} ошибок подряд платёжный пароль отключён. Запросите новый.',
    payout_startup_not_returned:
      'Не возвращены стартовые средства, которые уже можно вернуть. Верните их: новые деньги для этого не нужны.',
    payout_card_new:
      'Карта или адрес кошелька заменены. Выплаты приостановлены на {waitHours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
    payout_pay_password_reset:
      'Забытый платёжный пароль заменён. Выплаты приостановлены на {waitHours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
    payout_contact_changed:
      'Почта или телефон изменены. Выплаты приостановлены на {waitHours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
    payout_password_reset:
      'Пароль для входа задан по ссылке от поддержки. Выплаты приостановлены на {waitHours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
    payout_objected:
      'Вы возразили против пароля, заданного по ссылке. Выплаты приостановлены, пока это не проверят два сотрудника поддержки. Это бесплатно.',
    payout_ledger_stopped:
      'Наша собственная проверка учёта нашла расхождение. Деньги не движутся, пока сотрудники его не устранят.',
    payout_rejected:
      'Сотрудник отклонил выплату и указал причину. Можно запросить проверку другим человеком.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Выплаты',
    'payout-cancel': 'Отмену выплаты',
    'startup-return': 'Возврат стартовых средств',
    card: 'Привязку или замену карты или адреса кошелька',
    contact: 'Изменение почты или телефона',
    exchange: 'Обмены',
    'exchange-confirm': 'Подтверждение, что акцептант вам заплатил',
    'exchange-cancel': 'Отмену обмена',
    put: 'Внесение суммы в план',
    'plan-stop': 'Остановку плана',
    follow: 'Подписку на оператора',
    vip: 'Покупку VIP',
    'pay-password': 'Изменение самого платёжного пароля',
  },
};
