import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Заблокировано',
    text: 'Выполнен вход: {name}.',
    digits: 'Ваш платёжный пароль',
    submit: 'Разблокировать',
    passkey: 'Разблокировать ключом доступа',
    offline:
      'Нет подключения к интернету. Только наш сервер может убедиться, что это вы, поэтому приложение останется заблокированным, пока связь не восстановится. Вы также можете выйти.',
    none: 'Вы ещё не настроили разблокировку приложения. Выйдите и войдите снова с паролем.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
