import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Account',
  emailVerified: 'Dit adres is bevestigd.',
  emailNotVerified:
    'Dit adres is nog niet bevestigd. Volg de link in het bericht dat wij u hebben gestuurd.',
  sendVerify: 'Bericht opnieuw sturen',
  verifySent: 'Wij hebben een bericht gestuurd naar {email}.',
  changePassword: 'Wachtwoord wijzigen',
  currentPassword: 'Huidig wachtwoord',
  changePasswordHint: 'Al uw andere apparaten worden uitgelogd.',
  passwordChanged: 'Wachtwoord gewijzigd, log in met het nieuwe wachtwoord',
  changeLanguage: 'Taal wijzigen',
  devices: 'Ingelogde apparaten',
  thisDevice: 'Dit apparaat',
  unknownDevice: 'Onbekend apparaat',
  lastSeen: 'Laatst gebruikt: {when}',
  seenThrough: 'Namens u geopend door {name}',
  logoutDevice: 'Uitloggen',
  logoutOthers: 'Alle andere apparaten uitloggen',
} as const satisfies TextsOf<typeof en>;
