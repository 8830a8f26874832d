import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Categorías',
    category: {
      all: 'Todas',
      'system-announcement': 'Comunicado',
      'system-maintenance': 'Mantenimiento',
      activity: 'Promoción',
    },
    statuses: 'Estado',
    status: { all: 'Todas', unread: 'Sin leer', read: 'Leídas' },
    unreadMark: 'Sin leer.',
    times: '{count, plural, one {# vez} many {# veces} other {# veces}}',
    unreadCount:
      '{count, plural, =0 {Todo leído} one {# sin leer} many {# sin leer} other {# sin leer}}',
    markAll: 'Marcar todo como leído',
    markFailed: 'No se pudo marcar como leída. Inténtelo de nuevo.',
    markAllFailed: 'No se pudo marcar todo como leído. Inténtelo de nuevo.',
    none: {
      first: {
        title: 'Aún no hay notificaciones',
        text: 'La actividad de su cuenta y las novedades de la red aparecerán aquí.',
      },
      unread: { title: 'Nada sin leer', text: 'Está al día.' },
    },
    preferences: 'Ajustes de notificaciones',
    preferencesText:
      'Las notificaciones desactivadas siguen en la lista, pero no cuentan como no leídas.',
    topic: {
      security: {
        name: 'Seguridad de su cuenta',
        text: 'Contraseñas y destino de los retiros. Siempre activado.',
      },
      wallet: {
        name: 'Su billetera',
        text: 'Dinero que llega y avance de los retiros. Siempre le avisamos cuando sale dinero.',
      },
      feedback: { name: 'Sus comentarios', text: 'Cuando respondemos un ticket.' },
      chat: { name: 'Mensajes del chat', text: 'Cuando atención al cliente le responde.' },
      plan: { name: 'Sus planes', text: 'Cambios en sus planes y sus pedidos.' },
      'system-announcement': { name: 'Comunicados', text: 'Novedades de la red.' },
      'system-maintenance': { name: 'Mantenimientos', text: 'Interrupciones programadas.' },
      activity: { name: 'Promociones', text: 'Ofertas en las que puede participar.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: {
      title: 'Algo cambió en su cuenta',
      text: 'Abra la notificación para ver los detalles.',
    },
  },
  push: {
    title: 'Notificaciones push en este teléfono',
    text: 'Le avisan de novedades de los tipos de arriba y nunca muestran un importe. Este dispositivo las recibe hasta que cierre sesión. Su navegador le pedirá permiso.',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    problem: {
      install:
        'En un iPhone, agregue primero la aplicación a la pantalla de inicio y ábrala desde allí.',
      unsupported:
        'Este navegador no puede recibir notificaciones push. Encontrará todo en la campana.',
      denied:
        'Bloqueó las notificaciones de este sitio. Puede permitirlas en los ajustes de su navegador.',
      failed: 'El servicio push de su navegador no respondió. Inténtelo más tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
