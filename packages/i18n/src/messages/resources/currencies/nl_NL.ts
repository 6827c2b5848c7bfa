import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Valuta',
  plural: 'Valuta’s',
  'fields.q': 'Zoeken op naam of code',
  'fields.value': 'Codering',
  'fields.label': 'Naam',
  'fields.decimals': 'Decimalen',
  'fields.enabled': 'Te kiezen',
  'fields.regionCount': 'Regio’s',
  'fields.userCount': 'Personen',
  'fields.rateCount': 'Koersen',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  sectionCurrency: 'Over de valuta',
  valueHint: 'De code verandert nooit.',
  decimalsHint: '2 betekent dat 100 van de kleinste eenheid er één zijn.',
  enabledHint: 'Regio’s en personen die deze valuta al hebben, houden die.',
  rates: 'Wisselkoersen',
  ratesFailed: 'De valuta kon niet worden opgehaald. Controleer uw internetverbinding.',
  ratesHint: 'Hoeveel {currency} één {base} in een maand oplevert.',
  ratesRule:
    'Bedragen van een maand worden omgerekend met de koers van de volgende maand, die van december met die van januari. Een ontbrekende koers is een gat in rapporten.',
  base: 'Alle koersen gelden voor deze valuta, daarom heeft die er zelf geen.',
  year: 'Jaar',
  yearFilled: '{year}: {count, number} van 12',
  missing: 'Ontbreekt',
  rateInvalid: 'Voer een getal boven 0 in.',
  savedNow: 'Nu opgeslagen: {rate}',
  ratesSaved: '{count, plural, one {# koers is opgeslagen} other {# koersen zijn opgeslagen}}',
} as const satisfies TextsOf<typeof en>;
