import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Üdvözli Önt: {organisation}',
  email: 'E-mail-cím',
  password: 'Jelszó',
  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  login: 'Bejelentkezés',
  loggingIn: 'Bejelentkezés folyamatban…',
  workAccount: 'Bejelentkezés munkahelyi fiókkal',
  passkeyLogin: 'Bejelentkezés hozzáférési kulccsal',
  passkeyFailed:
    'A hozzáférési kulcsot nem sikerült használni. Kérjük, próbálja meg újra, vagy jelentkezzen be a jelszavával.',
  forgotPassword: 'Elfelejtette a jelszavát?',
  logout: 'Kijelentkezés',
  sessionEnded: 'A munkamenete véget ért. Kérjük, jelentkezzen be újra.',
  personasTitle: 'Példaszemélyek',
  personasHint: 'Ez a főiskola kitalált. Válasszon egy személyt, akiként bejelentkezik.',
  personaLogin: 'Bejelentkezés mint {name}',
  termsTitle: 'Felhasználási feltételek',
  termsIntro:
    'Kérjük, olvassa el a felhasználási feltételeket. Mielőtt belép az oldalra, egyszer el kell fogadnia őket.',
  termsAccept: 'A feltételeket elolvastam és elfogadom',
  termsEnter: 'Belépés az oldalra',
  acceptanceRequired: 'A belépéshez el kell fogadnia a feltételeket',
} as const satisfies TextsOf<typeof en>;
