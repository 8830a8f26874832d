import type { Texts } from '../../kinds.ts';

/** What everyone meets: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Демонстрация: трафик смоделирован, SIM — игровые деньги',
    retry: 'Запрос не удался, коснитесь, чтобы обновить',
    doneBefore: 'Это уже было сделано {date}. Дважды ничего не выполнено.',
    cancel: 'Отмена',
    close: 'Закрыть',
    confirm: 'Подтвердить',
    loading: 'Загрузка',
  },
  failure: {
    serverError: 'Ошибка сервера',
    systemError: 'Системная ошибка',
    error: 'Ошибка',
    offline: 'Нет соединения. Проверьте интернет и попробуйте ещё раз.',
    outcomeUnknown:
      'Нет соединения: пока не видно, прошла ли операция. Попробуйте ещё раз: ничего не выполняется дважды.',
  },
  header: {
    back: 'Назад',
    service: 'Поддержка',
    language: 'Язык',
    notifications: 'Уведомления',
    unread:
      '{count, plural, one {# непрочитанное уведомление} few {# непрочитанных уведомления} many {# непрочитанных уведомлений} other {# непрочитанного уведомления}}',
    logOut: 'Выйти',
  },
  language: {
    title: 'Язык',
    search: 'Поиск',
    textSize: 'Размер текста',
    smaller: 'Мельче',
    larger: 'Крупнее',
  },
  logOut: {
    title: 'Выйти?',
    text: 'Вы вошли как {name}. Пока вас нет, ваши планы продолжаются.',
    confirm: 'Выйти',
  },
  service: {
    title: 'Поддержка',
    recharge: 'Пополнения',
    channel: 'Поддержка {number} - {label}',
    opensOutside: 'Откроет {host} в новом окне',
    leaving: 'Вы покидаете Reachbook',
    leavingText:
      'По этому адресу откроется новое окно. Сравните его знак за знаком с тем, который знаете.',
    leavingOpen: 'Открыть {host}',
    none: 'Нет данных',
    noneText: 'Способ связаться с поддержкой ещё не настроен.',
    leave: 'Выписка и выплата',
    leaveText: 'Ваша история и ваши деньги остаются доступны вам',
    promise:
      'Поддержка никогда не спрашивает ваш пароль и никогда не просит денег, чтобы освободить деньги.',
  },
  screen: {
    register: 'Открыть учётную запись',
    adCenter: 'Центр рекламы',
    activities: 'Акции',
    coupons: 'Купоны',
    editLoginPassword: 'Пароль для входа',
    editPayPassword: 'Платёжный пароль',
    feedback: 'Обратная связь',
    level: 'Уровень магазина',
    operated: 'Подписка на планы',
    question: 'Вопрос',
    questions: 'Вопросы и правила',
    plan: 'Планы',
    planDetail: 'План',
    product: 'Продукт',
    wallet: 'Кошелёк',
    bindCard: 'Карта или адрес кошелька',
    exchange: 'Обмен валюты',
    setPassword: 'Платёжный пароль',
    notifications: 'Уведомления',
    customer: 'Поддержка',
    notFound: 'Страница не найдена',
  },
  login: {
    title: 'Вход',
    lead: 'Рекламная сеть, где можно проверить каждую цифру.',
    username: 'Имя пользователя',
    password: 'Пароль',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    submit: 'Войти',
    noAccount: 'Ещё нет учётной записи?',
    register: 'Откройте его с кодом авторизации',
    forgot: 'Забыли пароль? Вам поможет поддержка',
  },
  register: {
    title: 'Открыть учётную запись',
    lead: 'Учётная запись ничего не стоит. Нужен код авторизации от сети.',
    code: 'Код авторизации',
    codeHint: 'Шестнадцать букв и цифр, например K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Выдал: {issuer}, действует до {date}',
    username: 'Имя пользователя',
    nickname: 'Псевдоним, если хотите',
    password: 'Пароль',
    passwordHint: 'Не меньше {least} знаков. Несколько слов лучше, чем символы.',
    confirmPassword: 'Пароль ещё раз',
    email: 'Эл. почта',
    phone: 'Телефон',
    phoneHint: 'С кодом страны, например +7 495 123-45-67',
    submit: 'Открыть учётную запись',
    haveAccount: 'Уже есть учётная запись?',
    logIn: 'Войти',
  },
  entry: {
    opening: 'Открываем вашу учётную запись',
    failed: 'Не удалось открыть вашу учётную запись. Коснитесь, чтобы попробовать ещё раз',
  },
  welcome: {
    title: 'Добро пожаловать',
    lead: 'Откройте учётную запись с кодом авторизации, который дала вам сеть. Это ничего не стоит.',
    code: 'Код авторизации',
    paste: 'Вставить',
    check: 'Проверить код',
    from: 'Кем выдан',
    validUntil: 'Действует до',
    terms: 'Что он даёт',
    open: 'Открыть учётную запись',
    other: 'Другой код',
  },
  notFound: {
    title: 'Такой страницы нет',
    text: 'Возможно, адрес введён с ошибкой или страница переехала.',
    home: 'На главную',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
