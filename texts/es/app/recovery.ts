import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: '¿Olvidó su contraseña?',
    lead: 'Elija cómo volver a entrar.',
    passkey: 'Usar una llave de acceso',
    passkeyText: 'Entre sin contraseña, en este dispositivo o en otro donde haya configurado una',
    noPause: 'Los retiros no se pausan',
    mail: 'Enlace por correo',
    mailText: 'A la dirección de correo confirmada de su cuenta',
    service: 'Atención al cliente',
    serviceText: 'Si nada más funciona: primero comprobamos que es usted',
    serviceClosed:
      'Desde aquí no puede escribirnos antes de iniciar sesión. Pida a quien le dio el código de autorización que se comunique con nosotros: cuando hayamos verificado que es usted, el equipo puede crear un enlace para que elija una contraseña nueva.',
    serviceDemo:
      'En esta demo solo está disponible después de iniciar sesión. Quien inició la demo puede darle un enlace para una contraseña nueva.',
    pause:
      'Después, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas',
    payPassword:
      'Su contraseña de transacción no cambia. Si también la olvidó, podrá definir una nueva pasados {days, number} días, cuando nuestro equipo lo apruebe.',
    mailLead:
      'Enviaremos un enlace a la dirección de correo confirmada de su cuenta. Funciona una sola vez, durante {minutes, number} minutos.',
    mailSubmit: 'Enviar enlace',
    mailSent: 'Revise su correo',
    mailSentText:
      'Si existe una cuenta llamada {username} con una dirección de correo confirmada, enviamos un enlace a esa dirección. Puede tardar unos minutos. Revise también la carpeta de spam.',
  },
  email: {
    title: 'Dirección de correo',
    done: 'Dirección confirmada',
    doneText:
      'Si olvida su contraseña de acceso, podemos enviar a esta dirección un enlace para definir otra.',
    confirmed: 'Dirección de correo confirmada',
    unconfirmed:
      'Aún sin confirmar. Mientras tanto, no podemos enviar un enlace a esta dirección si olvida su contraseña de acceso.',
    again: 'Reenviar el enlace',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
