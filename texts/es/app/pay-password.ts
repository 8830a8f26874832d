import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Contraseña de transacción',
    enter: 'Seis dígitos',
    checking: 'Comprobando',
    keypad: 'Dígitos',
    deleteDigit: 'Borrar el último dígito',
    forgot: '¿La olvidó?',
    notSet: 'Todavía no tiene contraseña de transacción',
    setNow: 'Definir una ahora',
    disabled:
      'Su contraseña de transacción se escribió mal diez veces seguidas y está desactivada.',
    paused: 'Cinco errores seguidos. Podrá intentarlo de nuevo a las {time}.',
    lead: 'Con estos seis dígitos confirma retiros, tarjetas y planes. Nadie aquí los conoce, y nadie se los pedirá nunca.',
    step: 'Paso {step} de {steps}',
    old: 'Contraseña de transacción actual',
    new: 'Nueva contraseña de transacción',
    again: 'Los mismos seis dígitos otra vez',
    hint: 'Sin fechas, sin patrones, sin dígitos seguidos.',
    next: 'Continuar',
    startOver: 'Elegir otros dígitos',
    login: 'Contraseña de acceso',
    loginHint: 'Para que nadie que solo tenga su teléfono pueda definirla.',
    submit: 'Definir la contraseña',
    done: 'Contraseña de transacción definida',
    isSet: 'Tiene una contraseña de transacción',
    isSetText: 'Para cambiarla necesita la actual.',
    change: 'Cambiarla',
    changeLead: 'Al cambiarla se cierra la sesión en todos sus otros dispositivos.',
    changeSubmit: 'Cambiar la contraseña',
    changed: 'Contraseña de transacción cambiada',
    forgotTitle: '¿Olvidó su contraseña de transacción?',
    forgotText:
      'Podrá definir una nueva en 24 horas. Hasta entonces esta solicitud queda visible aquí y puede cancelarla. Después, los retiros esperan un día más.',
    forgotSubmit: 'Pedir una nueva',
    forgotService: '¿Olvidó ambas? Atención al cliente le ayuda',
    resetTitle: 'Se pidió una nueva contraseña de transacción',
    resetWaiting:
      'Podrá definirla desde el {date}. Si no fue usted, cancele la solicitud y cambie su contraseña de acceso.',
    resetReady:
      'Puede definirla ahora. Si no la pidió, cancele la solicitud y cambie su contraseña de acceso.',
    resetApproval:
      'Una segunda persona de atención al cliente tiene que aprobarlo antes de que pueda definirla.',
    resetLead: 'Elija seis dígitos nuevos. Después, los retiros esperan un día.',
    resetSet: 'Definir una nueva',
    resetCancel: 'Cancelar la solicitud',
    resetCancelled: 'Solicitud cancelada. Su contraseña de transacción sigue como está.',
    about: {
      vip: 'Confirma un mes de VIP por {amount}.',
      payout: 'Confirma un retiro de {amount} a {target}.',
      payoutCancel: 'Confirma la cancelación de este retiro.',
      startupReturn:
        'Confirma la devolución de sus fondos iniciales, {amount}. Se toma lo que queda de ellos y lo que generaron; el resto es pérdida de la red.',
      card: 'Confirma que los retiros van a {number}.',
      exchange: 'Confirma un cambio de {amount}.',
      exchangeConfirm: 'Confirma que el importe de {amount} pasa al aceptante.',
      exchangeCancel: 'Confirma la cancelación de este cambio.',
      put: 'Confirma {amount} para el plan {plan}.',
      follow: 'Confirma que sigue a {id} con hasta {amount} en total.',
      planStop: 'Confirma que el plan {plan} se detiene de forma definitiva.',
      payPassword: 'Confirma una nueva contraseña de transacción.',
    },
  },
  card: {
    lead: 'Los retiros van aquí y a ningún otro sitio. Al cambiarlo, los retiros esperan un día, para protegerle.',
    replaceLead:
      'Indique adónde irán los retiros desde ahora. Esperan un día tras el cambio, y se cierra la sesión en sus otros dispositivos.',
    method: 'Forma de retiro',
    optional: 'Puede quedar vacío',
    chooseNetwork: 'Elija una red',
    boundAt: 'Desde el {date}',
    bound: 'Vinculación hecha. Los retiros van allí desde ahora.',
    replace: 'Vincular otra en su lugar',
    replaceTitle: '¿Sustituir la vinculación actual?',
    replaceText:
      'Los retiros ya no irán a {label} •••• {last4}. Al nuevo destino esperan un día. Se cierra la sesión en sus otros dispositivos.',
    replaceConfirm: 'Sustituir',
    none: 'Sin configuración',
    noneText:
      'La red aún no ha configurado ninguna forma de retiro. Atención al cliente puede decirle cuándo lo hará.',
    field: {
      cardName: 'Nombre del banco o de la tarjeta',
      userName: 'Titular de la cuenta',
      mobile: 'Teléfono',
      bankAccount: 'Número de cuenta',
      bankAddress: 'Dirección del banco',
      branchName: 'Sucursal',
      walletAddress: 'Dirección de billetera',
      network: 'Red',
    },
    submit: {
      'bank-card': 'Vincular esta tarjeta',
      'wallet-address': 'Vincular esta dirección',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
