import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Adja meg a fiókja e-mail-címét. Küldünk egy hivatkozást, amellyel új jelszót állíthat be.',
  sendLink: 'Hivatkozás küldése',
  checkMailTitle: 'Nézze meg a postafiókját',
  checkMailBody:
    'Ha van fiók a következő címhez: {email}, már úton van az üzenet a hivatkozással. A hivatkozás egyszer használható, egy órán belül.',
  checkMailHint:
    'Néhány perc múlva sem érkezett meg? Nézze meg a levélszemét mappát, vagy kérje újra.',
  askAgain: 'Újbóli kérés',
  backToLogin: 'Vissza a bejelentkezéshez',
  setPassword: 'Jelszó beállítása',
  newPassword: 'Új jelszó',
  resetIntro: 'Válasszon új jelszót a fiókjához.',
  passwordSet: 'A jelszó be van állítva, jelentkezzen be az új jelszóval.',
  linkDeadTitle: 'Ez a hivatkozás már nem működik',
  askNewLink: 'Új hivatkozás kérése',
  enrollIntro: 'Üdvözöljük! Válasszon jelszót, és a fiókja készen áll.',
  enrollDeadHint:
    'Kérjen új meghívót a főiskolájától. Ha már állított be jelszót, be tud jelentkezni.',
  recoveredBody: 'A jelszava megváltozott. Most már bejelentkezhet vele.',
  createIntro: 'Erre a csoportra jelentkezik: {group} ({region}).',
  firstName: 'Utónév',
  lastName: 'Családnév',
  createAccount: 'Fiók létrehozása',
  createUnknown: 'Ez a regisztrációs hivatkozás érvénytelen. Kérje el a helyeset a főiskolájától.',
  createClosed: 'A jelentkezés lezárult erre a csoportra: {group}. Kérdezze meg a főiskoláját.',
  created:
    'A fiókja elkészült, {name}. Üzenetet küldtünk erre a címre: {email}. A folytatáshoz kövesse a benne lévő hivatkozást.',
  haveAccount: 'Van már fiókja?',
  verifying: 'Az e-mail-címének megerősítése folyamatban…',
  verifiedBody: 'Köszönjük, az e-mail-címe meg van erősítve.',
  verifyDeadHint: 'A profiljában új üzenetet kérhet.',
} as const satisfies TextsOf<typeof en>;
