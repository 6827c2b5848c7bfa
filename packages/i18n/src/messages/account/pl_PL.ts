import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Witamy w {organisation}',
  email: 'Adres e-mail',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  login: 'Zaloguj się',
  loggingIn: 'Logowanie…',
  workAccount: 'Zaloguj się kontem służbowym',
  passkeyLogin: 'Zaloguj się kluczem dostępu',
  passkeyFailed:
    'Nie udało się użyć klucza dostępu. Prosimy spróbować ponownie albo zalogować się hasłem.',
  forgotPassword: 'Zapomniane hasło?',
  logout: 'Wyloguj',
  sessionEnded: 'Sesja wygasła. Proszę zalogować się ponownie.',
  personasTitle: 'Osoby przykładowe',
  personasHint: 'Ta uczelnia jest fikcyjna. Proszę wybrać osobę, aby się jako ona zalogować.',
  personaLogin: 'Zaloguj się jako {name}',
  termsTitle: 'Regulamin',
  termsIntro:
    'Prosimy przeczytać regulamin. Przed wejściem do serwisu trzeba go jednorazowo zaakceptować.',
  termsAccept: 'Znam regulamin i go akceptuję',
  termsEnter: 'Wejdź do serwisu',
  acceptanceRequired: 'Wejście do serwisu wymaga akceptacji regulaminu',
} as const satisfies TextsOf<typeof en>;
