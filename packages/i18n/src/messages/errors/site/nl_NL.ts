import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Deze categorie wordt gebruikt door {count, plural, one {# cursus} other {# cursussen}}: {names}. Verplaats deze eerst naar een andere categorie.',
  localeNeeded:
    'Deze taal kan niet worden uitgezet: Engels en de standaardtaal van de site worden altijd aangeboden.',
  localeOff: 'Deze taal staat uit. Zet deze eerst aan.',
  currencyOff: 'Het college biedt deze valuta niet aan.',
  currencyCodeFixed:
    'De code van een valuta verandert nooit. Voeg in plaats daarvan een andere valuta toe.',
  currencyNeeded: 'Alle koersen gelden voor deze valuta, daarom blijft die altijd bestaan.',
  currencyDecimalsFixed:
    'Regio’s of personen gebruiken deze valuta, daarom kan het aantal decimalen niet veranderen.',
  currencyInUse:
    'Deze valuta is in gebruik: {regions, number} regio’s, {people, number} personen, {rates, number} koersen. Zet deze in plaats daarvan uit.',
  currencyIsBase: 'Alle koersen gelden voor deze valuta, daarom heeft die er zelf geen.',
  ratesUnchanged: 'Er is geen koers gewijzigd.',
  d2lNotConfigured: 'Er is geen Brightspace-site ingesteld.',
} as const satisfies TextsOf<typeof en>;
