import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Błąd: Nieprawidłowy parametr stanu',
  noCode: 'Błąd: Nie otrzymano kodu autoryzacji',
  notOffered: 'Ta możliwość nie jest tutaj dostępna.',
  providerRefused: 'Drugi dostawca tego nie przyjął. Prosimy zacząć od nowa.',
  providerUnreachable: 'Drugi dostawca jest nieosiągalny. Prosimy spróbować później.',
  workAccountUnknown: 'Nie ma tu konta dla potwierdzonego adresu e-mail tego konta służbowego.',
  secondFactorNeeded: 'Prosimy podać kod z aplikacji uwierzytelniającej.',
  secondFactorRequired: 'Uczelnia prosi, aby najpierw skonfigurować aplikację uwierzytelniającą.',
  wrongCode: 'Ten kod jest nieprawidłowy lub został już użyty.',
  flowOver: 'Trwało to zbyt długo. Prosimy zalogować się ponownie.',
  factorOn: 'Aplikacja uwierzytelniająca jest już skonfigurowana.',
  factorOff: 'Ta osoba nie ma aplikacji uwierzytelniającej.',
  passkeyRefused: 'Ten klucz dostępu nie został przyjęty. Prosimy spróbować ponownie.',
  manyPasskeys: 'Nie można mieć więcej kluczy dostępu. Prosimy najpierw usunąć jeden z nich.',
  inPerson: 'Przeglądają Państwo konto tej osoby. Może to zrobić tylko ona sama.',
  personName:
    'Prosimy podać imię lub nazwisko: najwyżej 60 liter, ze spacjami, apostrofami, łącznikami i kropkami po skrótach. Nie może zawierać cyfr ani adresów stron i poczty.',
  tooManyMails:
    'Wysłano zbyt wiele wiadomości. Prosimy spróbować ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  lookingOnly:
    'Państwo tylko przeglądają konto tej osoby. Aby coś dla niej zmienić, proszę najpierw podać powód.',
  commonPassword:
    'To jedno z najczęstszych haseł, które przy zgadywaniu sprawdza się najpierw. Prosimy wybrać inne.',
  tooManyLive: 'Otwarto jednocześnie zbyt wiele stron tej witryny. Prosimy zamknąć kilka z nich.',
} as const satisfies TextsOf<typeof en>;
