import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Valuta',
  plural: 'Valute',
  'fields.q': 'Cerca per nome o codice',
  'fields.value': 'Codice',
  'fields.label': 'Nome',
  'fields.decimals': 'Decimali',
  'fields.enabled': 'Disponibile per la scelta',
  'fields.regionCount': 'Regioni',
  'fields.userCount': 'Persone',
  'fields.rateCount': 'Tassi',
  'fields.createdAt': 'Creato',
  'fields.updatedAt': 'Ultima modifica',
  sectionCurrency: 'Dati della valuta',
  valueHint: 'Il codice non cambia mai.',
  decimalsHint: '2 significa che 100 dell’unità minima fanno uno.',
  enabledHint: 'Le regioni e le persone che hanno già questa valuta la conservano.',
  rates: 'Tassi di cambio',
  ratesFailed: 'Impossibile recuperare la valuta. Verifichi la connessione a Internet.',
  ratesHint: 'Quanti {currency} vale un {base} in un mese.',
  ratesRule:
    'Gli importi di un mese si convertono al tasso del mese successivo, quelli di dicembre a quello di gennaio. Un tasso mancante è un vuoto nei rapporti.',
  base: 'Tutti i tassi si riferiscono a questa valuta, quindi non ne ha di propri.',
  year: 'Anno',
  yearFilled: '{year}: {count, number} su 12',
  missing: 'Manca',
  rateInvalid: 'Inserisca un numero maggiore di 0.',
  savedNow: 'Salvato ora: {rate}',
  ratesSaved:
    '{count, plural, one {# tasso è salvato} many {# di tassi sono salvati} other {# tassi sono salvati}}',
} as const satisfies TextsOf<typeof en>;
