import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Aby kontynuować, proszę się zalogować.',
  forbidden: 'Brak dostępu do tego zasobu.',
  notFound: 'Ten wpis nie istnieje lub nie ma do niego dostępu.',
  conflict:
    'Ktoś inny zmienił ten wpis w trakcie jego edycji. Proszę wczytać go ponownie i jeszcze raz wprowadzić zmianę.',
  invalidValue: 'Ta wartość jest nieprawidłowa.',
  invalid: 'Niektóre wartości są nieprawidłowe. Proszę sprawdzić zaznaczone pola.',
  limit: 'Zbyt wiele prób. Proszę chwilę odczekać i spróbować ponownie.',
  internal:
    'Wystąpił błąd po naszej stronie. Jeśli się powtórzy, prosimy podać nam ten numer: {id}',
  network: 'Nie można połączyć się z serwerem. Proszę sprawdzić połączenie.',
  badStatus: 'Nieudana odpowiedź: otrzymano kod stanu {code}',
  loginFailed: 'Adres e-mail lub hasło jest nieprawidłowe.',
  offlineApp: 'Proszę zalogować się w aplikacji offline',
  tokenInvalid: 'Ten odnośnik nie jest już ważny. Prosimy poprosić o nowy.',
  accountExists: 'Mają już Państwo konto',
  tooManyTries:
    'Zbyt wiele prób. Prosimy spróbować ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  wrongPassword: 'To nie jest obecne hasło.',
  groupClosed: 'Ta grupa nie przyjmuje obecnie nowych studentów.',
  fieldRequired: 'To pole jest wymagane.',
  tooShort:
    '{min, plural, one {Proszę wpisać co najmniej # znak.} few {Proszę wpisać co najmniej # znaki.} many {Proszę wpisać co najmniej # znaków.} other {Proszę wpisać co najmniej # znaku.}}',
  tooLong:
    '{max, plural, one {Proszę wpisać najwyżej # znak.} few {Proszę wpisać najwyżej # znaki.} many {Proszę wpisać najwyżej # znaków.} other {Proszę wpisać najwyżej # znaku.}}',
  tooSmall: 'Proszę wpisać wartość {min, number} lub większą.',
  tooLarge: 'Proszę wpisać wartość {max, number} lub mniejszą.',
  tooFewEntries:
    '{min, plural, one {Wymagany jest co najmniej # element.} few {Wymagane są co najmniej # elementy.} many {Wymaganych jest co najmniej # elementów.} other {Wymagane jest co najmniej # elementu.}}',
  tooManyEntries:
    '{max, plural, one {Dozwolony jest najwyżej # element.} few {Dozwolone są najwyżej # elementy.} many {Dozwolonych jest najwyżej # elementów.} other {Dozwolone jest najwyżej # elementu.}}',
  tooMuchSent:
    'Wysyłane dane są zbyt duże (najwyżej {size, number} MB). Proszę wysyłać mniej naraz.',
  invalidEmail: 'Proszę wpisać prawidłowy adres e-mail.',
  invalidNumber: 'Proszę wpisać liczbę.',
  invalidDate: 'Proszę wpisać prawidłową datę.',
  mustBeUnique: 'Ta wartość jest już zajęta. Musi być niepowtarzalna.',
  inUse: 'Ten wpis jest w użyciu i nie można go usunąć.',
  examNoAttemptsLeft:
    'Nie można przystąpić do tego egzaminu, ponieważ przekroczono dozwoloną liczbę podejść',
  examSeeInstructor: 'Prosimy o kontakt z wykładowcą w celu omówienia dalszych możliwości',
  examLeaveWarning:
    'Ostrzeżenie: opuszczenie tej strony oznacza NIEZALICZENIE tego podejścia. Czy na pewno opuścić stronę?',
  examOfflineOnly:
    'Egzaminy w aplikacji są dostępne tylko dla grup korzystających z aplikacji offline',
  examAttemptOver: 'To podejście zostało zakończone. Odpowiedzi nie można już zmienić.',
  examNotOpen: 'Ten egzamin nie jest w tej chwili dostępny.',
} as const satisfies TextsOf<typeof en>;
