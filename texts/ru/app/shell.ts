import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Демо: трафик имитируется, SIM — условные деньги',
    publicReport: 'Открытый отчёт',
    retry: 'Не удалось загрузить. Нажмите, чтобы повторить',
    cancel: 'Отмена',
    close: 'Закрыть',
    confirm: 'Подтвердить',
    loading: 'Загрузка',
    more: 'Показать ещё',
    end: 'Это всё',
    noneFiltered: 'Ничего не найдено',
    rounding: 'Округление',
    roundingOf: 'Округление {amount}',
    keypad: 'Цифры',
    deleteDigit: 'Удалить последнюю цифру',
    point: 'Десятичная запятая',
    digitsTyped: 'Введено цифр: {count, number} из {length, number}',
  },
  failure: {
    serverError: 'Ошибка сервера',
    systemError: 'Системная ошибка',
    error: 'Ошибка',
    offline: 'Нет подключения к интернету. Проверьте его и попробуйте ещё раз.',
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
    smaller: 'Уменьшить текст',
    larger: 'Увеличить текст',
  },
  logOut: {
    title: 'Выйти?',
    text: 'Вы вошли как {name}. Ваши планы продолжат работать и после выхода.',
    confirm: 'Выйти',
  },
  service: {
    title: 'Поддержка',
    recharge: 'Пополнения',
    channel: 'Поддержка {number} - {label}',
    afterLogin: 'Откроется после входа',
    opensOutside: 'Откроется {host} в новом окне',
    leaving: 'Вы покидаете Reachbook',
    leavingText:
      'Этот адрес откроется в новом окне. Сверьте его посимвольно с тем, который вам известен.',
    leavingOpen: 'Открыть {host}',
    none: 'Нет данных',
    noneText: 'Сеть ещё не настроила службу поддержки.',
    leave: 'Выписка и выплата',
    leaveText: 'Вы по-прежнему можете смотреть историю и выводить деньги',
    promise:
      'Поддержка никогда не спрашивает пароль и не просит заплатить, чтобы получить выплату.',
  },
  screen: {
    integrity: 'Открытый отчёт',
    register: 'Создать аккаунт',
    adCenter: 'Рекламный центр',
    activities: 'Акции',
    coupons: 'Купоны',
    editLoginPassword: 'Вход и безопасность',
    editPayPassword: 'Платёжный пароль',
    feedback: 'Обратная связь',
    level: 'Уровень магазина',
    operated: 'Подписка на планы',
    question: 'Вопрос',
    questions: 'Вопросы и правила',
    plan: 'Планы',
    planDetail: 'План',
    product: 'Товар',
    wallet: 'Кошелёк',
    bindCard: 'Карта или адрес кошелька',
    exchange: 'Обмен валюты',
    setPassword: 'Платёжный пароль',
    notifications: 'Уведомления',
    customer: 'Поддержка',
    more: 'Ещё',
    notFound: 'Страница не найдена',
  },
  login: {
    title: 'Вход',
    username: 'Имя пользователя',
    password: 'Пароль',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    submit: 'Войти',
    passkey: 'Использовать ключ доступа',
    register: 'Создать аккаунт по коду авторизации',
    forgot: 'Забыли пароль?',
  },
  moneyWay: {
    sentence:
      'Вы оплачиваете рекламу магазина и получаете вознаграждение за каждый заказ. Если никто не закажет, потраченное на рекламу не вернётся.',
    picture:
      'Ваши деньги оплачивают страницы, где показана реклама. Оттуда люди приходят в магазин. Магазин платит вознаграждение, если кто-то заказал.',
    you: 'Вы',
    put: 'ваша сумма',
    pages: 'Сайты с рекламой',
    people: 'люди',
    shop: 'Магазин',
    commission: 'вознаграждение, если кто-то заказал',
  },
  register: {
    title: 'Создать аккаунт',
    lead: 'Аккаунт бесплатный. Нужен код авторизации от сети.',
    code: 'Код авторизации',
    codeHint: '16 букв и цифр, например K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Выдан: {issuer}, действует до {date}',
    username: 'Имя пользователя',
    nickname: 'Никнейм (необязательно)',
    password: 'Пароль',
    passwordHint: 'Не менее {least} символов. Несколько случайных слов надёжнее спецсимволов.',
    confirmPassword: 'Повторите пароль',
    email: 'Эл. почта',
    phone: 'Телефон',
    phoneHint: 'С кодом страны, например +7 495 123‑45‑67',
    submit: 'Создать аккаунт',
    haveAccount: 'Уже есть аккаунт?',
    logIn: 'Войти',
  },
  entry: {
    opening: 'Открываем ваш аккаунт',
  },
  welcome: {
    title: 'Добро пожаловать',
    lead: 'Создайте аккаунт по коду авторизации, который вам выдала сеть. Это бесплатно.',
    code: 'Код авторизации',
    paste: 'Вставить',
    check: 'Проверить код',
    from: 'Кем выдан',
    validUntil: 'Действует до',
    terms: 'Что вы получите',
    standardTerms: 'По этому коду можно бесплатно создать один аккаунт.',
    open: 'Создать аккаунт',
    other: 'Ввести другой код',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Возможно, в адресе опечатка или страница перемещена.',
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
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
