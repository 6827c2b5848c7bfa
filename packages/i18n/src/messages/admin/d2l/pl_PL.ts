import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Logowanie na {host} odbywa się na własne nazwisko. Przejście działa raz i przez minutę; każde użycie jest zapisywane.',
  notConfigured:
    'Nie skonfigurowano witryny Brightspace. Jej adres i wspólny klucz podaje osoba prowadząca serwer.',
  expired: 'To przejście do Brightspace zostało już użyte albo wygasło. Proszę zacząć od nowa.',
} as const satisfies TextsOf<typeof en>;
