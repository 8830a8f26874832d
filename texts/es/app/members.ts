import type { Texts } from '../../kinds.ts';

/** Texts shared by the screens behind the login. */
export const membersWords = {
  nav: {
    label: 'Menú principal',
    home: 'Inicio',
    plans: 'Planes',
    wallet: 'Billetera',
    more: 'Más',
  },
  reset: {
    title: 'Nueva contraseña de acceso',
    lead: 'Para {username}. Por su seguridad, los retiros y las operaciones de cambio quedarán en pausa durante {hours, number} horas. El último dispositivo que usó todavía puede ver la cuenta y reportar el cambio.',
    early: 'Este enlace todavía no funciona',
    earlyText:
      'Funcionará desde el {date}. La espera le da tiempo de reaccionar si usted no lo pidió.',
    over: 'Este enlace ya no es válido',
    overText: 'Cada enlace funciona una sola vez y por tiempo limitado. Puede pedir otro.',
    submit: 'Definir contraseña',
    done: 'Nueva contraseña definida. Ya puede iniciar sesión con ella.',
    login: 'Ir a iniciar sesión',
    word: 'Palabra secreta',
    wordHint: 'Atención al cliente se la dio aparte del enlace.',
  },
  objection: {
    titleSet: 'Su contraseña de acceso se restableció',
    textSet:
      'Fue el {date}, y este dispositivo ahora es de solo lectura. Si no fue usted, repórtelo: la nueva contraseña dejará de funcionar, se cerrará la sesión en los dispositivos que la usaron, y los retiros y las operaciones de cambio quedarán en pausa hasta que atención al cliente lo revise.',
    titleLink: 'Se emitió un enlace para una nueva contraseña de acceso',
    textLink: 'Funcionará desde el {date}. Si no lo pidió, deténgalo.',
    titleReset: 'Atención al cliente inició el restablecimiento de su contraseña de transacción',
    textReset: 'Se podrá definir una nueva desde el {date}. Si no lo pidió, deténgalo.',
    submit: 'No fui yo',
    done: 'Detenido. Atención al cliente está informada.',
    titleObjected: 'Los retiros y las operaciones de cambio están en pausa',
    textObjected:
      'Usted lo reportó el {date}. Dos miembros de nuestro equipo lo revisarán antes de reanudar los retiros y las operaciones de cambio. No le cuesta nada.',
    titleErasure: 'Sus datos personales se borrarán',
    textErasure:
      'Lo decidieron dos miembros de nuestro equipo. A partir del {date}, o más tarde si entonces aún tiene dinero, planes o disputas, se habrán borrado su nombre, sus datos de contacto, tarjetas, chats e imágenes, y ya no podrá iniciar sesión. Los importes y los pedidos quedan en la contabilidad con un seudónimo. Si no lo desea, deténgalo.',
    submitErasure: 'Conservar mis datos',
  },
  password: {
    lead: 'Al cambiar su contraseña se cierra la sesión en todos los dispositivos, incluido este.',
    old: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Confirmar contraseña nueva',
    submit: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Inicie sesión de nuevo.',
    perhapsChanged: 'Su sesión terminó. Pruebe primero la nueva contraseña.',
    sessions: 'Dispositivos con sesión abierta',
    allSessions: 'Mostrar las {count, number}',
    thisDevice: 'Este dispositivo',
    used: 'Último uso: {date}',
    end: 'Cerrar sesión',
    endOf: 'Cerrar sesión en {device}',
    ended: 'Sesión cerrada en el dispositivo',
    unknownDevice: 'Dispositivo desconocido',
    contact: 'Datos de contacto',
    contactLead:
      'Si cambia su correo o su teléfono, por su seguridad los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
    contactSubmit: 'Cambiar los datos de contacto',
    contactChanged: 'Datos de contacto cambiados',
    data: 'Sus datos',
    dataText: 'Todo lo que sabemos de usted, en un archivo.',
  },
  outcome: {
    unknown:
      'Se perdió la conexión. Estamos comprobando si se completó. No se hará dos veces. Mantenga la aplicación abierta hasta saberlo.',
  },
  refresh: {
    asOf: 'Actualizado: {time}',
    pull: 'Deslice para actualizar',
    release: 'Suelte para actualizar',
    refreshing: 'Actualizando',
    refresh: 'Actualizar',
  },
  figures: {
    period: 'Periodo',
    periods: { '1': 'Hoy', '2': 'Semana', '3': 'Mes', '4': 'Todo' },
    completeTo: 'Completo hasta: {time}',
    stale: 'Última actualización: {time}',
    staleText:
      'No pudimos actualizar estas cifras. Se actualizarán automáticamente en cuanto sea posible.',
    none: 'Aún sin datos',
    before: {
      '1': 'Ayer a esta hora: {value}',
      '2': 'La semana pasada a esta altura: {value}',
      '3': 'El mes pasado a esta altura: {value}',
    },
    heldNow: 'Reservado ahora',
    result: {
      '1': 'Ganancia liquidada hoy',
      '2': 'Ganancia liquidada esta semana',
      '3': 'Ganancia liquidada este mes',
      '4': 'Ganancia liquidada total',
    },
    compared: {
      '1': 'En comparación con ayer a esta hora',
      '2': 'En comparación con la semana pasada a esta altura',
      '3': 'En comparación con el mes pasado a esta altura',
    },
    from: 'antes {value}',
    unchanged: 'Sin cambios',
    up: 'Al alza:',
    down: 'A la baja:',
    pendingLabel: 'Pendiente, no incluido',
    openStep: '{time}, aún en curso',
    emptyTitle: 'Aún no hay cifras',
    emptyText: 'Aparecerán aquí cuando empiece a difundirse su primer plan.',
    name: {
      invested: 'Asignado',
      deliveryOrders: 'Planes difundidos',
      consumed: 'Consumido',
      toBeConsumed: 'Por consumir',
      impressions: 'Impresiones',
      clicks: 'Clics',
      adRevenue: 'Ingresos publicitarios',
      profit: 'Ganancia',
      operated: 'Asignado por seguimiento',
      networkCost: 'Pagado con cupones y fondos iniciales',
      pendingRevenue: 'Pendiente',
    },
    meaning: {
      invested: 'Lo que asignó a planes en este periodo.',
      deliveryOrders: 'Planes que mostraron anuncios en este periodo.',
      consumed: 'Lo que costaron sus anuncios en este periodo.',
      toBeConsumed:
        'Dinero suyo reservado para planes y aún no consumido. Su billetera muestra el mismo importe.',
      impressions: 'Impresiones que contaron en este periodo, cada una solo una vez.',
      clicks: 'Clics que contaron en este periodo, cada uno solo una vez.',
      adRevenue:
        'Comisiones liquidadas en este periodo, después de tarifas. No incluye las pendientes.',
      profit:
        'Ingresos publicitarios menos lo consumido de su propio dinero menos participación en ganancias. Una pérdida se muestra como importe negativo.',
      operated: 'Lo asignado a planes al seguir a un operador en este periodo.',
      networkCost:
        'La parte de lo que costaron sus anuncios en este periodo que pagaron los cupones y los fondos iniciales. Nunca fue dinero suyo, así que no es una pérdida suya.',
      pendingRevenue:
        'Comisiones de todos sus planes aún no liquidadas, después de tarifas. Su billetera muestra el mismo importe como «Pendiente de liquidación».',
    },
    chartLabel: '{name} del {from} al {to}, máximo {high}.',
    madeOf: 'Desglose',
    total: 'Total',
    noParts: 'Nada en este periodo.',
    table: 'En tabla',
    time: 'Hora',
    waiting:
      '{count, plural, one {# plan espera un importe} many {# de planes esperan un importe} other {# planes esperan un importe}}',
    waitingText: 'Usted decide si asigna un importe.',
    plans: 'Planes',
    plansText: 'Todos los planes por estado',
    wallet: 'Billetera',
    walletText: 'Fondos, retiros y movimientos',
  },
  appNotice: {
    old: 'No tiene conexión. Última actualización: {time} ({age})',
    oldText: 'Puede haber cambiado. No podrá hacer cambios hasta que vuelva la conexión.',
    newVersion: 'Hay una nueva versión de la aplicación',
    use: 'Actualizar ahora',
  },
} as const satisfies Pick<
  Texts['app'],
  'nav' | 'reset' | 'objection' | 'password' | 'outcome' | 'refresh' | 'figures' | 'appNotice'
>;
