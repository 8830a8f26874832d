import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'Bloqueada',
    text: 'Inició sesión como {name}.',
    digits: 'Su contraseña de transacción',
    submit: 'Desbloquear',
    passkey: 'Desbloquear con llave de acceso',
    offline:
      'No tiene conexión. Solo nuestro servidor puede comprobar que es usted, así que la aplicación sigue bloqueada hasta que vuelva a tenerla. También puede cerrar sesión.',
    none: 'Aún no configuró cómo desbloquear la aplicación. Cierre sesión e iníciela de nuevo con su contraseña.',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
