import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Cambió la seguridad de su cuenta en {applicationName}',
  factorOn:
    'Se configuró una aplicación de autenticación para la cuenta {emailAddress}. Desde ahora se pide su código en cada inicio de sesión. Se cerró la sesión en todos los demás dispositivos.',
  factorOff:
    'Se eliminó la aplicación de autenticación de la cuenta {emailAddress}. Ya no se pide su código.',
  factorReset:
    '{name} eliminó la aplicación de autenticación de la cuenta {emailAddress}. Motivo: {reason}. Se cerró la sesión en todos los dispositivos.',
  passkeyAdded:
    'Se agregó la llave de acceso «{name}» a la cuenta {emailAddress}. Con ella se inicia sesión sin contraseña.',
} as const satisfies TextsOf<typeof en>;
