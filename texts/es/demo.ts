import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Le damos la bienvenida a la demostración',
    text: 'Todo funciona como en la realidad: el libro mayor, los retiros, los extractos que usted mismo puede comprobar. Solo el tráfico es simulado, y SIM es dinero ficticio.',
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
    },
    fieldnote: {
      name: 'Papelería Fieldnote',
      description:
        'Cuadernos que se abren del todo. El comercio paga una parte de cada pedido, hasta un límite.',
    },
    northwind: {
      name: 'Botella Tidal',
      description:
        'Una botella de acero que conserva el frío un día entero. Se muestra como tarjeta y se paga por clic; el comercio paga una comisión fija por cada pedido.',
    },
    'studio-lumen': {
      name: 'Lámpara de escritorio Lumen',
      description:
        'Una lámpara que lo acompaña, en un video de seis segundos. El comercio paga una parte de cada pedido, hasta un límite.',
    },
  },
  codeTerms: 'Abre una cuenta de demostración sin coste. Todo en ella es simulado.',
  campaigns: {
    welcome: 'Bienvenida',
    further: 'Más alcance',
  },
  methods: {
    bank: 'Banco',
    wallet: 'Billetera',
  },
  depositInstructions: [
    'Transfiera el importe a la cuenta ficticia de esta demo: Reachbook Demo, Play Bank, 000-123-456.',
    'Escriba la referencia de arriba en la transferencia.',
    'Cuando llega, un miembro del personal la registra y una segunda persona la confirma.',
  ],
} as const satisfies Texts['demo'];
