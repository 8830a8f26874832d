import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'Active JavaScript en su navegador para usar esta aplicación.',
  ad: {
    linkInvalid: 'Este enlace no lleva a ninguna parte.',
    adMissing: 'No encontramos este anuncio.',
    later: 'Inténtelo de nuevo en un momento.',
  },
  merchantKey: {
    title: 'Clave de postback',
    heading: 'Su clave de postback',
    lead: 'Este enlace muestra una clave nueva para firmar postbacks. Funciona una sola vez, y únicamente con la palabra secreta que se le dio aparte. El equipo de la red nunca ve la clave.',
    word: 'Palabra secreta',
    show: 'Mostrar la clave una vez',
    shownFor: 'Para {merchant}. Guárdela ahora: no se puede volver a mostrar.',
    address: 'Dónde notificar los pedidos',
    keyId: 'ID de la clave',
    secret: 'Secreto',
    invalid:
      'Este enlace ya no es válido, o la palabra secreta no le corresponde. Pida uno nuevo a la red. Si nunca lo abrió usted, dígalo: puede que lo haya abierto otra persona.',
    tooMany: 'Demasiados intentos. Espere un poco y vuelva a abrir el enlace.',
  },
  personalData: {
    about: 'Todo lo que {network} sabe del socio {partner}, al {time}.',
    data: '{folder}: un archivo por cada tipo de dato, en JSON. Los importes están en millonésimas de la moneda y las horas en UTC. No incluye contraseñas ni claves; de las contraseñas solo guardamos resúmenes.',
    openCards: '{file} contiene los datos de sus tarjetas y direcciones de billetera.',
    closedCards: 'De las tarjetas y direcciones de billetera solo figuran los últimos caracteres.',
    images: '{folder}: las imágenes que usted subió.',
    check:
      'Puede comprobar los registros de su billetera con el archivo de comprobación de un extracto.',
  },
};
