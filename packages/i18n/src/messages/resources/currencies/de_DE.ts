import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Währung',
  plural: 'Währungen',
  'fields.q': 'Nach Name oder Code suchen',
  'fields.value': 'Code-Kürzel',
  'fields.label': 'Bezeichnung',
  'fields.decimals': 'Dezimalstellen',
  'fields.enabled': 'Zur Auswahl angeboten',
  'fields.regionCount': 'Regionen',
  'fields.userCount': 'Personen',
  'fields.rateCount': 'Kurse',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  sectionCurrency: 'Angaben zur Währung',
  valueHint: 'Der Code ändert sich nie.',
  decimalsHint: '2 bedeutet, dass 100 der kleinsten Einheit eins ergeben.',
  enabledHint: 'Regionen und Personen, die diese Währung schon haben, behalten sie.',
  rates: 'Wechselkurse',
  ratesFailed: 'Die Währung konnte nicht geladen werden. Bitte prüfen Sie die Internetverbindung.',
  ratesHint: 'Wie viele {currency} man in einem Monat für einen {base} bekommt.',
  ratesRule:
    'Beträge eines Monats werden mit dem Kurs des nächsten Monats umgerechnet, die des Dezembers mit dem des Januars. Ein fehlender Kurs ist in Berichten eine Lücke.',
  base: 'Alle Kurse beziehen sich auf diese Währung, deshalb hat sie keine eigenen.',
  year: 'Jahr',
  yearFilled: '{year}: {count, number} von 12',
  missing: 'Fehlt',
  rateInvalid: 'Bitte geben Sie eine Zahl über 0 ein.',
  savedNow: 'Jetzt gespeichert: {rate}',
  ratesSaved: '{count, plural, one {# Kurs ist gespeichert} other {# Kurse sind gespeichert}}',
} as const satisfies TextsOf<typeof en>;
