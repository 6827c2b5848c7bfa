import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint: 'Konto można chronić drugim krokiem: oprócz hasła kodem z aplikacji w telefonie.',
  factorSince: 'Skonfigurowano: {when}',
  factorSetUp: 'Skonfiguruj aplikację',
  factorScan:
    'Prosimy zeskanować ten obraz aplikacją uwierzytelniającą albo wpisać w niej klucz, a następnie podać kod, który pokazuje aplikacja.',
  factorPicture: 'Obraz z kluczem dla aplikacji',
  factorKey: 'Klucz',
  factorTurnOn: 'Włącz',
  factorTurnOff: 'Wyłącz',
  factorCodeHint: 'Prosimy podać kod z aplikacji albo kod odzyskiwania.',
  required:
    'Uczelnia prosi o zabezpieczenie konta aplikacją uwierzytelniającą. Witryna otworzy się, gdy aplikacja będzie skonfigurowana.',
  codes: 'Kody odzyskiwania',
  codesHint:
    'Prosimy przechowywać te kody w bezpiecznym miejscu. Każdy z nich pozwala zalogować się raz bez aplikacji. Nie zostaną pokazane ponownie.',
  codesLeft:
    '{count, plural, one {Pozostał # kod odzyskiwania} few {Pozostały # kody odzyskiwania} many {Pozostało # kodów odzyskiwania} other {Pozostało # kodu odzyskiwania}}',
  codesRenew: 'Nowe kody odzyskiwania',
  codesKept: 'Kody zostały zapisane',
  passkeys: 'Klucze dostępu',
  passkeysHint:
    'Klucz dostępu pozwala zalogować się palcem, twarzą lub kodem PIN urządzenia, bez hasła.',
  passkeyAdd: 'Dodaj klucz dostępu',
  passkeyName: 'Nazwa klucza dostępu',
  passkeyAddedOn: 'Dodano: {when}',
  passkeyUsedOn: 'ostatnio użyto: {when}',
  passkeyRename: 'Zmień nazwę',
  passkeyRemove: 'Usuń',
  calendarHint: 'Można połączyć zewnętrzne konto kalendarza z tutejszym kalendarzem.',
  calendarConnect: 'Połącz kalendarz',
  calendarSince: 'Połączono: {when}',
  calendarDisconnect: 'Rozłącz',
} as const satisfies TextsOf<typeof en>;
