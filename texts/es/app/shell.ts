import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Demo: tráfico simulado, SIM es dinero ficticio',
    publicReport: 'Informe público',
    retry: 'La solicitud falló, toque para recargar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    confirm: 'Confirmar',
    loading: 'Cargando',
    more: 'Mostrar más',
    end: 'Eso es todo',
    noneFiltered: 'Sin coincidencias',
    rounding: 'Redondeo',
    roundingOf: 'Redondeo {amount}',
    keypad: 'Dígitos',
    deleteDigit: 'Borrar último dígito',
    point: 'Separador decimal',
    digitsTyped: '{count, number} de {length, number} dígitos',
  },
  failure: {
    serverError: 'Error del servidor',
    systemError: 'Error del sistema',
    error: 'Se produjo un error',
    offline: 'No tiene conexión. Revísela e inténtelo de nuevo.',
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
    text: 'Inició sesión como {name}. Sus planes siguen activos mientras no está.',
    confirm: 'Cerrar sesión',
  },
  service: {
    title: 'Atención al cliente',
    recharge: 'Depósitos',
    channel: 'Atención al cliente {number} - {label}',
    afterLogin: 'Se abre después de iniciar sesión',
    opensOutside: 'Abre {host} en una ventana nueva',
    leaving: 'Está saliendo de Reachbook',
    leavingText:
      'Se abrirá una ventana nueva con esta dirección. Compárela carácter por carácter con la que conoce.',
    leavingOpen: 'Abrir {host}',
    none: 'Sin datos',
    noneText: 'La red aún no ha configurado la atención al cliente.',
    leave: 'Extracto y retiro',
    leaveText: 'Aún puede ver su historial y retirar su dinero',
    promise: 'Atención al cliente nunca le pedirá su contraseña ni que pague para poder retirar.',
  },
  screen: {
    integrity: 'Informe público',
    register: 'Abrir una cuenta',
    adCenter: 'Centro publicitario',
    activities: 'Promociones',
    coupons: 'Cupones',
    editLoginPassword: 'Acceso y seguridad',
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
    more: 'Más',
    notFound: 'Página no encontrada',
  },
  login: {
    title: 'Iniciar sesión',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    submit: 'Iniciar sesión',
    passkey: 'Usar una llave de acceso',
    register: 'Abrir una cuenta con un código de autorización',
    forgot: '¿Olvidó su contraseña?',
  },
  moneyWay: {
    sentence:
      'Usted paga los anuncios de una tienda y recibe una comisión por cada pedido. Si nadie compra, lo que costaron los anuncios se pierde.',
    picture:
      'Su dinero paga las páginas que muestran el anuncio. Desde allí llegan personas a la tienda. La tienda paga una comisión si alguien compra.',
    you: 'Usted',
    put: 'lo que asigna',
    pages: 'Páginas con el anuncio',
    people: 'personas',
    shop: 'La tienda',
    commission: 'una comisión, si alguien compra',
  },
  register: {
    title: 'Abrir una cuenta',
    lead: 'Abrir una cuenta es gratis. Necesita un código de autorización de la red.',
    code: 'Código de autorización',
    codeHint: '16 letras y dígitos, por ejemplo K7QF-2M9T-X4HB-0W6R',
    codeGood: 'De {issuer}, válido hasta el {date}',
    username: 'Nombre de usuario',
    nickname: 'Apodo (opcional)',
    password: 'Contraseña',
    passwordHint:
      'Al menos {least} caracteres. Unas cuantas palabras al azar son más seguras que los símbolos.',
    confirmPassword: 'Confirmar contraseña',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    phoneHint: 'Con el código del país, por ejemplo +52 55 1234 5678',
    submit: 'Abrir cuenta',
    haveAccount: '¿Ya tiene una cuenta?',
    logIn: 'Iniciar sesión',
  },
  entry: {
    opening: 'Abriendo su cuenta',
  },
  welcome: {
    title: 'Le damos la bienvenida',
    lead: 'Abra su cuenta con el código de autorización que le dio la red. Es gratis.',
    code: 'Código de autorización',
    paste: 'Pegar',
    check: 'Comprobar código',
    from: 'Emitido por',
    validUntil: 'Válido hasta',
    terms: 'Qué incluye',
    standardTerms: 'Permite abrir una cuenta gratis.',
    open: 'Abrir cuenta',
    other: 'Usar otro código',
  },
  notFound: {
    title: 'Página no encontrada',
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
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
