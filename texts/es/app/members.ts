import type { Texts } from '../../kinds.ts';

/** What stands on several screens behind the login. */
export const membersWords = {
  reset: {
    title: 'Una nueva contraseña de acceso',
    lead: 'Para {username}. Para protegerle, los retiros esperan un día, y el último dispositivo que se usó todavía puede leer y objetar.',
    early: 'Este enlace todavía no funciona',
    earlyText:
      'Funciona a partir del {date}. La espera le da tiempo para ver que alguien lo pidió.',
    over: 'Este enlace ya no es válido',
    overText: 'Funciona una sola vez y durante un día. Atención al cliente puede darle otro.',
    submit: 'Definir la contraseña',
    done: 'Nueva contraseña definida. Inicie sesión con ella.',
    login: 'Iniciar sesión',
    word: 'Palabra',
    wordHint: 'Atención al cliente se la dio aparte del enlace.',
  },
  objection: {
    titleSet: 'Su contraseña de acceso se definió con un enlace',
    textSet:
      'Fue el {date}. Este dispositivo ahora solo puede leer. Si no fue usted, objete: la nueva contraseña deja de valer, se cierran sus sesiones y los retiros esperan hasta que atención al cliente lo haya examinado.',
    titleLink: 'Se emitió un enlace para una nueva contraseña de acceso',
    textLink: 'Funciona a partir del {date}. Si no lo pidió, deténgalo.',
    titleReset: 'Atención al cliente inició una nueva contraseña de transacción',
    textReset: 'Puede definirse a partir del {date}. Si no la pidió, deténgala.',
    submit: 'No fui yo',
    done: 'Detenido. Atención al cliente ha sido avisada.',
    titleObjected: 'Los retiros están en pausa',
    textObjected:
      'Usted objetó el {date}. Dos personas de atención al cliente lo examinan antes de que los retiros continúen. No cuesta nada.',
  },
  password: {
    lead: 'Al cambiarla se cierra la sesión en todos los dispositivos, también en este.',
    old: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Contraseña nueva otra vez',
    submit: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada. Inicie sesión de nuevo.',
    sessions: 'Dónde tiene la sesión abierta',
    thisDevice: 'Este dispositivo',
    used: 'Último uso: {date}',
    end: 'Terminar',
    endOf: 'Terminar la sesión en {device}',
    ended: 'Sesión terminada',
    unknownDevice: 'Dispositivo desconocido',
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
    stale: 'Estas cifras son de las {time}',
    staleText:
      'Desde entonces no se pudieron actualizar. Se actualizarán solas cuando vuelva a ser posible.',
    none: 'Aún sin datos',
    before: {
      '1': 'Ayer a esta hora {value}',
      '2': 'La semana pasada a estas alturas {value}',
      '3': 'El mes pasado a estas alturas {value}',
    },
    heldNow: 'Retenido ahora',
    result: {
      '1': 'Beneficio de hoy',
      '2': 'Beneficio de esta semana',
      '3': 'Beneficio de este mes',
      '4': 'Beneficio desde el inicio',
    },
    pending: 'Pendiente además, sin contar: {amount}.',
    pendingBeside: 'Pendiente {amount}, no incluido',
    pendingName: 'Pendiente',
    pendingMeaning:
      'Comisiones de todos sus planes por pedidos que aún se pueden devolver, descontada la tarifa. La billetera muestra el mismo importe como pendiente de liquidación.',
    name: {
      invested: 'Asignado',
      deliveryOrders: 'Planes difundidos',
      consumed: 'Consumido',
      toBeConsumed: 'Por consumir',
      impressions: 'Impresiones',
      clicks: 'Clics',
      adRevenue: 'Ingresos publicitarios',
      profit: 'Beneficio',
      operated: 'Asignado por seguimiento',
    },
    meaning: {
      invested: 'Los importes que asignó a planes en este periodo.',
      deliveryOrders: 'Los planes que tuvieron difusión en este periodo.',
      consumed: 'Lo que costó la difusión en este periodo.',
      toBeConsumed:
        'Dinero propio que los planes retienen y que la difusión aún no ha consumido. La billetera muestra el mismo importe.',
      impressions: 'Impresiones de este periodo que contaron, cada una una vez.',
      clicks: 'Clics de este periodo que contaron, cada uno una vez.',
      adRevenue:
        'Comisiones liquidadas en este periodo, tras las tarifas. Lo pendiente no está incluido.',
      profit:
        'Ingresos publicitarios menos lo consumido menos la participación en beneficios. Una pérdida se muestra como importe negativo.',
      operated: 'Los importes asignados por seguimiento en este periodo.',
    },
    chartLabel: '{name} del {from} al {to}, como máximo {high}.',
    madeOf: 'De qué se compone',
    total: 'Total',
    noParts: 'Nada en este periodo.',
    table: 'En tabla',
    time: 'Hora',
    waiting:
      '{count, plural, one {# plan espera un importe} many {# de planes esperan un importe} other {# planes esperan un importe}}',
    waitingText: 'Usted decide si les asigna un importe.',
    plans: 'Planes',
    plansText: 'Todos los planes por estado',
    wallet: 'Billetera',
    walletText: 'Fondos, retiros y asientos',
    password: 'Cambiar la contraseña de acceso',
  },
  appNotice: {
    old: 'Sin conexión. Ve la situación del {time} ({age})',
    oldText: 'Puede haber cambiado desde entonces. No podrá hacer nada hasta que tenga conexión.',
    newVersion: 'Hay una nueva versión de la aplicación',
    use: 'Usarla ahora',
  },
} as const satisfies Pick<
  Texts['app'],
  'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
