import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Historia',
  empty: 'O tym wpisie nie zapisano jeszcze niczego.',
  through: '{staff} w imieniu: {name}',
  system: 'System',
  restored: 'Przywrócono to, co zmieniono: {moment}',
  before: 'Przedtem',
  after: 'Potem',
  restore: 'Przywróć',
  restoreTitle: 'Przywrócić poprzednie wartości?',
  restoreBody:
    'Te pola otrzymają wartości sprzed tej zmiany. Wszystko inne pozostanie bez zmian. Zostanie to zapisane i można to cofnąć w historii.',
  restoreDone: 'Poprzednie wartości zostały przywrócone.',
  kept: 'Nie przywraca się stąd',
  gone: 'Już nie istnieje albo nie należy do Pana/Pani regionów',
  created: 'Utworzono',
  updated: 'Zmieniono',
  profile: 'Zmieniono we własnym profilu',
  signedUp: 'Zarejestrowano się',
  termsAccepted: 'Zaakceptowano warunki',
  active: 'Dozwolono lub zablokowano logowanie',
  password: 'Ustawiono nowe hasło',
  mailed: 'Wiadomość e-mail dotycząca konta',
  verified: 'Potwierdzono adres e-mail',
  impersonated: 'Pracownik zalogował się jako ta osoba',
  notificationsRead: 'Oznaczono powiadomienia jako przeczytane',
  merged: 'Scalono z innym kontem',
  unmerged: 'Cofnięto scalenie',
  exported: 'Wyeksportowano dane osobowe',
  raised: 'Pracownik działał w imieniu tej osoby',
} as const satisfies TextsOf<typeof en>;
