import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Usunąć dane: {name}?',
  body: 'Wszystko, po czym można rozpoznać tę osobę ({name}), zostanie usunięte na zawsze. Nikt nie będzie mógł tego przywrócić.',
  exportFirst: 'Jeśli ta osoba może jeszcze potrzebować swoich danych, prosimy najpierw je pobrać.',
  removed: 'Co zostanie usunięte',
  kept: 'Co zostaje, z numerem zamiast nazwiska',
  keptWhy:
    'Wyniki i wpisy dziennika zostają, aby raporty i zapis zdarzeń były nadal prawdziwe. Nie mówią już, kogo dotyczą.',
  account: 'Imię i nazwisko, adres e-mail, hasło i profil',
  partRIGHTS: 'Role i obowiązki',
  partMEMBERSHIPS: 'Przynależność do regionów i grup',
  partRESULTS: 'Wyniki egzaminów',
  partPROGRESS: 'Postępy i wizyty',
  partNOTIFICATIONS: 'Powiadomienia',
  partCONTACTS: 'Adresy i numery telefonów',
  partWORK: 'Praca w roli pracownika lub nauczyciela',
  partENTRY: 'Logowania, linki i klucze dostępu',
  partLOG: 'Wpisy dziennika',
  partMAILS: 'Wiadomości e-mail do tej osoby',
  reason: 'Powód',
  reasonHint: 'Co najmniej 3 znaki. Pozostaje na zawsze: prosimy nie wymieniać tej osoby.',
  confirmation: 'Adres e-mail konta',
  confirmationHint: 'Aby potwierdzić, proszę wpisać {email}.',
  erase: 'Usuń na zawsze',
  done: 'Dane osoby usunięto.',
} as const satisfies TextsOf<typeof en>;
