import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Proszę podać adres e-mail konta. Wyślemy na niego odnośnik, za pomocą którego można ustawić nowe hasło.',
  sendLink: 'Wyślij odnośnik',
  checkMailTitle: 'Proszę sprawdzić pocztę e-mail',
  checkMailBody:
    'Jeśli istnieje konto dla adresu {email}, wiadomość z odnośnikiem jest już w drodze. Odnośnik działa jeden raz, w ciągu godziny.',
  checkMailHint:
    'Po kilku minutach nadal nic? Proszę zajrzeć do folderu ze spamem albo poprosić ponownie.',
  askAgain: 'Poproś ponownie',
  backToLogin: 'Wróć do logowania',
  setPassword: 'Ustaw hasło',
  newPassword: 'Nowe hasło',
  resetIntro: 'Proszę wybrać nowe hasło do konta.',
  passwordSet: 'Hasło ustawione, proszę zalogować się nowym hasłem.',
  linkDeadTitle: 'Ten odnośnik już nie działa',
  askNewLink: 'Poproś o nowy odnośnik',
  enrollIntro: 'Witamy! Wystarczy wybrać hasło i konto jest gotowe.',
  enrollDeadHint:
    'Prosimy poprosić uczelnię o nowe zaproszenie. Jeśli hasło jest już ustawione, można się zalogować.',
  recoveredBody: 'Hasło zostało zmienione. Można się już nim zalogować.',
  createIntro: 'Zapis do grupy {group}, region {region}.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  createAccount: 'Utwórz konto',
  createUnknown:
    'Ten odnośnik do zapisów jest nieprawidłowy. Prosimy poprosić uczelnię o właściwy.',
  createClosed: 'Zapisy do grupy {group} są zamknięte. Prosimy zapytać uczelnię.',
  created:
    'Konto zostało utworzone, {name}. Wysłaliśmy wiadomość na adres {email}. Aby przejść dalej, proszę użyć zawartego w niej odnośnika.',
  haveAccount: 'Konto już istnieje?',
  verifying: 'Trwa potwierdzanie adresu e-mail…',
  verifiedBody: 'Dziękujemy, adres e-mail został potwierdzony.',
  verifyDeadHint: 'W profilu można poprosić o nową wiadomość.',
} as const satisfies TextsOf<typeof en>;
