import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Le damos la bienvenida a la demo',
    text: 'Todo funciona igual que con dinero real: la contabilidad, los retiros y los extractos que usted puede comprobar. Solo el tráfico es simulado, y SIM es dinero ficticio.',
    steps: [
      'Defina una contraseña de transacción, vincule una tarjeta y solicite un retiro.',
      'Descargue un extracto y verifíquelo sin conexión.',
      'Lea cómo funcionan los planes, las tarifas y los retiros.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Café Harbour Roast',
      description:
        'Café en grano recién tostado, por correo cada dos semanas. El comercio paga una comisión fija por cada suscripción nueva.',
      ad: 'Harbour Roast: café recién tostado cada dos semanas',
    },
    fieldnote: {
      name: 'Papelería Fieldnote',
      description:
        'Cuadernos que se abren del todo. El comercio paga una parte de cada pedido, hasta un límite.',
      ad: 'Fieldnote: un cuaderno que se abre del todo',
    },
    northwind: {
      name: 'Botella Tidal',
      description:
        'Una botella de acero que mantiene frías las bebidas todo el día. Se muestra como tarjeta y se paga por clic. El comercio paga una comisión fija por cada pedido.',
      ad: 'Tidal: la botella que mantiene el frío todo el día',
    },
    'studio-lumen': {
      name: 'Lámpara de escritorio Lumen',
      description:
        'Una lámpara que le acompaña a todas partes, en un video de seis segundos. El comercio paga una parte de cada pedido, hasta un límite.',
      ad: 'Studio Lumen: una lámpara que le sigue',
    },
  },
  range: {
    'bean-grinder': 'Molino de café',
    'moka-pot': 'Cafetera italiana',
    'desk-pad': 'Tapete de escritorio',
    'week-planner': 'Agenda semanal',
    'floor-lamp': 'Lámpara de pie',
    'wool-blanket': 'Manta de lana',
    candle: 'Vela de cera de abeja',
    teapot: 'Tetera',
    'herb-garden': 'Huerto de hierbas',
    'watering-can': 'Regadera',
    'plant-pot': 'Maceta',
    'rain-jacket': 'Chaqueta impermeable',
    backpack: 'Mochila de día',
    'camp-stove': 'Cocinilla de camping',
    'oat-biscuits': 'Galletas de avena',
    'sea-salt': 'Sal marina',
    honey: 'Miel de brezo',
    kite: 'Cometa de papel',
    'wooden-train': 'Tren de madera',
    puzzle: 'Rompecabezas de madera',
    'city-bike': 'Bicicleta urbana',
    'bike-light': 'Luz de bicicleta',
    helmet: 'Casco de bicicleta',
    headphones: 'Audífonos',
    speaker: 'Parlante de repisa',
    radio: 'Radio de cocina',
  },
  commissions: {
    fixed: 'El comercio paga una comisión fija por cada pedido.',
    share: 'El comercio paga una parte de cada pedido, hasta un límite.',
  },
  codeTerms: 'Abre gratis una cuenta de demostración. Todo en ella es simulado.',
  campaigns: {
    welcome: 'Bienvenida',
    further: 'Llegar más lejos',
  },
  methods: {
    bank: 'Banco',
    wallet: 'Dirección de billetera',
  },
  depositInstructions: [
    'Transfiera el importe a la cuenta ficticia de esta demo: Reachbook Demo, Play Bank, 000‑123‑456.',
    'Indique la referencia de arriba en la transferencia.',
    'Cuando llega el dinero, un miembro del equipo lo registra y otro lo aprueba.',
  ],
  pages: {
    note: 'Esta página forma parte de la demo. Nada en ella es real.',
    publisher: {
      title: 'El Diario de la Mañana',
      text: 'Algo para leer.',
      more: 'Aquí sigue la lectura.',
    },
    shop: {
      title: 'Tienda del Puerto',
      text: 'Una tienda de la demo. Nada de lo que pida aquí se envía.',
      click: 'Llegó aquí por el clic {click}.',
    },
  },
} as const satisfies Texts['demo'];
