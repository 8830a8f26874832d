import type { Texts } from '../kinds.ts';

/** What a mail says in Spanish. */
export const texts = {
  reset: {
    subject: 'Nueva contraseña de acceso para {network}',
    text: 'Alguien pidió una nueva contraseña de acceso para la cuenta {username} en {network}. Si fue usted, defínala con este enlace. Funciona una sola vez, durante {minutes, number} minutos.',
    button: 'Definir una nueva contraseña',
    pause:
      'Por su seguridad, los retiros y las operaciones de cambio quedan después en pausa durante {hours, number} horas. Su contraseña de transacción no cambia.',
    notYou:
      'Si no fue usted, no tiene que hacer nada: sin este enlace nada cambia. No lo comparta nunca. Nadie de {network} se lo pedirá.',
  },
  confirm: {
    subject: 'Confirme su dirección de correo para {network}',
    text: 'Esta dirección de correo se indicó para una cuenta en {network}. Si fue usted, confírmela con este enlace. Funciona una sola vez, durante {lifeHours, number} horas.',
    button: 'Confirmar la dirección',
    notYou:
      'Si no fue usted, no abra el enlace. Es posible que alguien haya escrito mal su dirección; sin el enlace, queda sin confirmar.',
  },
  notice: {
    text: 'Este mensaje se refiere a su cuenta en {network}. La aplicación muestra los detalles en Notificaciones.',
    button: 'Abrir la aplicación',
    notYou:
      'Si no fue usted, inicie sesión y cambie su contraseña de acceso, o contacte a atención al cliente en la aplicación.',
  },
} as const satisfies Texts['mail'];
