import type { Texts } from '../../kinds.ts';

/** What everyone meets: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Demostración: tráfico simulado, SIM es dinero ficticio',
    retry: 'La solicitud falló, toque para recargar',
    doneBefore: 'Eso ya se había hecho el {date}. No se hizo nada dos veces.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    confirm: 'Confirmar',
    loading: 'Cargando',
  },
  failure: {
    serverError: 'Error del servidor',
    systemError: 'Error del sistema',
    error: 'Se produjo un error',
    offline: 'Sin conexión. Compruebe su red e inténtelo de nuevo.',
    outcomeUnknown:
      'Sin conexión: aún no podemos ver si se completó. Inténtelo de nuevo: nada se hace dos veces.',
  },
  header: {
    back: 'Atrás',
    service: 'Atención al cliente',
    language: 'Idioma',
    notifications: 'Notificaciones',
    unread:
      '{count, plural, one {# notificación sin leer} many {# de notificaciones sin leer} other {# notificaciones sin leer}}',
    logOut: 'Cerrar sesión',
  },
  language: {
    title: 'Idioma',
    search: 'Buscar',
    textSize: 'Tamaño del texto',
    smaller: 'Texto más pequeño',
    larger: 'Texto más grande',
  },
  logOut: {
    title: '¿Cerrar sesión?',
    text: 'Ha iniciado sesión como {name}. Sus planes continúan en su ausencia.',
    confirm: 'Cerrar sesión',
  },
  service: {
    title: 'Atención al cliente',
    recharge: 'Depósitos',
    channel: 'Atención al cliente {number} - {label}',
    opensOutside: 'Abre {host} en una ventana nueva',
    leaving: 'Está saliendo de Reachbook',
    leavingText:
      'Se abre una ventana nueva en esta dirección. Compárela signo por signo con la que conoce.',
    leavingOpen: 'Abrir {host}',
    none: 'Sin datos',
    noneText: 'Aún no se ha configurado ninguna vía para contactar con atención al cliente.',
    leave: 'Extracto y retiro',
    leaveText: 'Su historial y su dinero siguen a su alcance',
    promise: 'Atención al cliente nunca pide su contraseña, ni dinero para liberar dinero.',
  },
  screen: {
    register: 'Abrir una cuenta',
    adCenter: 'Centro publicitario',
    activities: 'Promociones',
    coupons: 'Cupones',
    editLoginPassword: 'Contraseña de acceso',
    editPayPassword: 'Contraseña de transacción',
    feedback: 'Comentarios',
    level: 'Nivel de tienda',
    operated: 'Seguir planes',
    question: 'Pregunta',
    questions: 'Preguntas y reglas',
    plan: 'Planes',
    planDetail: 'Plan',
    product: 'Producto',
    wallet: 'Billetera',
    bindCard: 'Tarjeta o dirección de billetera',
    exchange: 'Cambio de divisas',
    setPassword: 'Contraseña de transacción',
    notifications: 'Notificaciones',
    customer: 'Atención al cliente',
    notFound: 'Página no encontrada',
  },
  login: {
    title: 'Iniciar sesión',
    lead: 'La red publicitaria en la que puede comprobar cada cifra.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    submit: 'Iniciar sesión',
    noAccount: '¿Todavía no tiene cuenta?',
    register: 'Abra una con un código de autorización',
    forgot: '¿Olvidó su contraseña? Atención al cliente le ayuda',
  },
  register: {
    title: 'Abrir una cuenta',
    lead: 'La cuenta no cuesta nada. Necesita un código de autorización de la red.',
    code: 'Código de autorización',
    codeHint: 'Dieciséis letras y dígitos, por ejemplo K7QF-2M9T-X4HB-0W6R',
    codeGood: 'De {issuer}, válido hasta el {date}',
    username: 'Nombre de usuario',
    nickname: 'Apodo (opcional)',
    password: 'Contraseña',
    passwordHint:
      'Al menos {least} caracteres. Varias palabras son mejores que los signos especiales.',
    confirmPassword: 'Contraseña otra vez',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    phoneHint: 'Con el código del país, por ejemplo +34 912 345 678',
    submit: 'Abrir la cuenta',
    haveAccount: '¿Ya tiene cuenta?',
    logIn: 'Iniciar sesión',
  },
  entry: {
    opening: 'Abriendo su cuenta',
    failed: 'No se pudo abrir su cuenta. Toque para intentarlo de nuevo',
  },
  welcome: {
    title: 'Le damos la bienvenida',
    lead: 'Abra su cuenta con el código de autorización que le dio la red. No cuesta nada.',
    code: 'Código de autorización',
    paste: 'Pegar',
    check: 'Comprobar el código',
    from: 'Emitido por',
    validUntil: 'Válido hasta',
    terms: 'Qué ofrece',
    open: 'Abrir la cuenta',
    other: 'Usar otro código',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    home: 'Ir al inicio',
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
