import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Konto',
  emailVerified: 'Ten adres jest potwierdzony.',
  emailNotVerified:
    'Ten adres nie jest jeszcze potwierdzony. Prosimy użyć odnośnika z wysłanej wiadomości.',
  sendVerify: 'Wyślij wiadomość ponownie',
  verifySent: 'Wysłaliśmy wiadomość na adres {email}.',
  changePassword: 'Zmień hasło',
  currentPassword: 'Obecne hasło',
  changePasswordHint: 'Wszystkie inne urządzenia zostaną wylogowane.',
  passwordChanged: 'Hasło zmienione, proszę logować się nowym hasłem',
  changeLanguage: 'Zmień język',
  devices: 'Zalogowane urządzenia',
  thisDevice: 'To urządzenie',
  unknownDevice: 'Nieznane urządzenie',
  lastSeen: 'Ostatnio używane: {when}',
  seenThrough: 'Otwarte w imieniu właściciela konta przez: {name}',
  logoutDevice: 'Wyloguj',
  logoutOthers: 'Wyloguj wszystkie inne urządzenia',
} as const satisfies TextsOf<typeof en>;
