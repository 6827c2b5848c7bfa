import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Cuenta',
  emailVerified: 'Esta dirección está verificada.',
  emailNotVerified:
    'Esta dirección aún no está verificada. Siga el enlace del mensaje que le enviamos.',
  sendVerify: 'Enviar el mensaje de nuevo',
  verifySent: 'Enviamos un mensaje a {email}.',
  changePassword: 'Cambiar contraseña',
  currentPassword: 'Contraseña actual',
  changePasswordHint: 'Se cerrará la sesión en todos sus demás dispositivos.',
  passwordChanged: 'Contraseña cambiada, inicie sesión con la contraseña nueva',
  changeLanguage: 'Cambiar idioma',
  devices: 'Dispositivos con sesión abierta',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  lastSeen: 'Último uso: {when}',
  seenThrough: 'Abierto en su nombre por {name}',
  logoutDevice: 'Cerrar sesión',
  logoutOthers: 'Cerrar sesión en los demás dispositivos',
} as const satisfies TextsOf<typeof en>;
