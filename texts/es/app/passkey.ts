import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Llaves de acceso',
    lead: 'Inicie sesión con su huella, su rostro o el bloqueo de pantalla en lugar de la contraseña. Una llave de acceso funciona solo aquí, así que un sitio falso no puede robarla.',
    add: 'Agregar una llave de acceso',
    none: {
      hostApp:
        'Las llaves de acceso no funcionan dentro de otra aplicación. Abra esta página en su navegador para agregar una.',
      address:
        'Las llaves de acceso necesitan una dirección con nombre, y esta página está abierta en {host}. Ábrala por su nombre para agregar una.',
      unencrypted:
        'Las llaves de acceso necesitan una conexión cifrada. Abra esta página con https para agregar una.',
      browser: 'Este navegador no admite llaves de acceso. Use otro para agregar una.',
    },
    addText:
      'Escriba primero su contraseña de acceso, para que nadie pueda agregar una solo con su teléfono.',
    added: 'Llave de acceso agregada',
    made: 'Agregada: {date}',
    used: 'Último uso: {date}',
    unused: 'Sin usar todavía',
    synced: 'Sincronizada en sus dispositivos',
    name: 'Nombre',
    save: 'Guardar nombre',
    saved: 'Nombre guardado',
    edit: 'Editar {name}',
    end: 'Quitar llave de acceso',
    endTitle: '¿Quitar «{name}»?',
    endText:
      'Ya no podrá iniciar sesión con ella. Elimínela también en el gestor de contraseñas de su dispositivo.',
    ended: 'Llave de acceso quitada',
    failed: 'Su dispositivo no creó ninguna llave de acceso. No cambió nada.',
    exists: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    offer: 'Inicie sesión más rápido la próxima vez',
    offerText:
      'Con una llave de acceso, su huella, su rostro o el bloqueo de pantalla reemplazan la contraseña en este dispositivo.',
    later: 'Ahora no',
    forgot: '¿Olvidó su contraseña? Use una llave de acceso',
    setLead:
      'Confirme con una llave de acceso en lugar de la contraseña actual. Se cierra la sesión en todos los dispositivos, incluido este. Solo el último que se usó antes todavía puede ver la cuenta y reportar el cambio. Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
    setSubmit: 'Definir con llave de acceso',
    setOld: 'Usar la contraseña actual',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
