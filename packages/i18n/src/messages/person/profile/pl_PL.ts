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
  addresses: 'Adresy',
  addAddress: 'Dodaj adres',
  editAddress: 'Edytuj adres',
  removeAddress: 'Usuń adres',
  noAddresses: 'Nie ma jeszcze żadnego adresu',
  line1: 'Adres, wiersz 1',
  line2: 'Adres, wiersz 2',
  city: 'Miejscowość',
  state: 'Województwo lub stan',
  postcode: 'Kod pocztowy',
  devices: 'Zalogowane urządzenia',
  thisDevice: 'To urządzenie',
  unknownDevice: 'Nieznane urządzenie',
  lastSeen: 'Ostatnio używane: {when}',
  seenThrough: 'Otwarte w imieniu właściciela konta przez: {name}',
  logoutDevice: 'Wyloguj',
  logoutOthers: 'Wyloguj wszystkie inne urządzenia',
} as const satisfies TextsOf<typeof en>;
