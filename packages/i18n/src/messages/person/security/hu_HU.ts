import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Védje fiókját egy második lépéssel: a jelszó mellett a telefonján lévő alkalmazás kódjával.',
  factorSince: 'Beállítva: {when}',
  factorSetUp: 'Alkalmazás beállítása',
  factorScan:
    'Olvassa be ezt a képet egy hitelesítő alkalmazással, vagy írja be a kulcsot. Ezután adja meg az alkalmazásban látható kódot.',
  factorPicture: 'Kép az alkalmazásnak szánt kulccsal',
  factorKey: 'Kulcs',
  factorTurnOn: 'Bekapcsolás',
  factorTurnOff: 'Kikapcsolás',
  factorCodeHint: 'Adja meg az alkalmazás kódját vagy egy helyreállítási kódot.',
  required:
    'A főiskola kéri, hogy fiókját hitelesítő alkalmazással védje. Az oldal a beállítás után megnyílik.',
  codes: 'Helyreállítási kódok',
  codesHint:
    'Tartsa ezeket a kódokat biztonságos helyen. Mindegyikkel egyszer lehet az alkalmazás nélkül bejelentkezni. Többé nem jelennek meg.',
  codesLeft:
    '{count, plural, one {# helyreállítási kód maradt} other {# helyreállítási kód maradt}}',
  codesRenew: 'Új helyreállítási kódok',
  codesKept: 'Elmentettem a kódokat',
  passkeys: 'Hozzáférési kulcsok',
  passkeysHint:
    'A hozzáférési kulccsal jelszó nélkül, az ujjával, az arcával vagy az eszköz PIN-kódjával jelentkezhet be.',
  passkeyAdd: 'Hozzáférési kulcs hozzáadása',
  passkeyName: 'A hozzáférési kulcs neve',
  passkeyAddedOn: 'Hozzáadva: {when}',
  passkeyUsedOn: 'utoljára használva: {when}',
  passkeyRename: 'Átnevezés',
  passkeyRemove: 'Eltávolítás',
  calendarHint: 'Kapcsoljon össze egy külső naptárfiókot az itteni naptárával.',
  calendarConnect: 'Naptár összekapcsolása',
  calendarSince: 'Összekapcsolva: {when}',
  calendarDisconnect: 'Leválasztás',
} as const satisfies TextsOf<typeof en>;
