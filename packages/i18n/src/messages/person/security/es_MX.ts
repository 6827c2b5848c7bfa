import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Proteja su cuenta con un segundo paso: además de la contraseña, un código de una aplicación en su teléfono.',
  factorSince: 'Configurada el {when}',
  factorSetUp: 'Configurar una aplicación',
  factorScan:
    'Escanee esta imagen con una aplicación de autenticación, o escriba en ella la clave. Después escriba el código que muestra la aplicación.',
  factorPicture: 'Imagen con la clave para la aplicación',
  factorKey: 'Clave',
  factorTurnOn: 'Activar',
  factorTurnOff: 'Desactivar',
  factorCodeHint: 'Escriba un código de la aplicación o un código de recuperación.',
  required:
    'Su colegio le pide proteger su cuenta con una aplicación de autenticación. El sitio se abrirá en cuanto esté configurada.',
  codes: 'Códigos de recuperación',
  codesHint:
    'Guarde estos códigos en un lugar seguro. Con cada uno puede iniciar sesión una vez sin la aplicación. No se volverán a mostrar.',
  codesLeft:
    '{count, plural, one {Queda # código de recuperación} many {Quedan # de códigos de recuperación} other {Quedan # códigos de recuperación}}',
  codesRenew: 'Nuevos códigos de recuperación',
  codesKept: 'Ya guardé los códigos',
  passkeys: 'Llaves de acceso',
  passkeysHint:
    'Con una llave de acceso inicia sesión con su dedo, su rostro o el PIN de su dispositivo, sin contraseña.',
  passkeyAdd: 'Agregar una llave de acceso',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyAddedOn: 'Agregada el {when}',
  passkeyUsedOn: 'usada por última vez el {when}',
  passkeyRename: 'Cambiar nombre',
  passkeyRemove: 'Eliminar',
  calendarHint: 'Conecte una cuenta de calendario externa con su calendario de aquí.',
  calendarConnect: 'Conectar un calendario',
  calendarSince: 'Conectado el {when}',
  calendarDisconnect: 'Desconectar',
} as const satisfies TextsOf<typeof en>;
