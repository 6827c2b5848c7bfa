import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Account',
  emailVerified: 'Questo indirizzo è verificato.',
  emailNotVerified:
    'Questo indirizzo non è ancora verificato. Segua il link nel messaggio che Le abbiamo inviato.',
  sendVerify: 'Invia di nuovo il messaggio',
  verifySent: 'Abbiamo inviato un messaggio a {email}.',
  changePassword: 'Cambia password',
  currentPassword: 'Password attuale',
  changePasswordHint: 'Tutti gli altri Suoi dispositivi verranno disconnessi.',
  passwordChanged: 'Password cambiata, acceda con la nuova password',
  changeLanguage: 'Cambia lingua',
  devices: 'Dispositivi collegati',
  thisDevice: 'Questo dispositivo',
  unknownDevice: 'Dispositivo sconosciuto',
  lastSeen: 'Ultimo utilizzo: {when}',
  seenThrough: 'Aperto per Suo conto da {name}',
  logoutDevice: 'Disconnetti',
  logoutOthers: 'Disconnetti tutti gli altri dispositivi',
} as const satisfies TextsOf<typeof en>;
