import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Questa categoria è usata da {count, plural, one {# corso} many {# di corsi} other {# corsi}}: {names}. Li sposti prima in un’altra categoria.',
  localeNeeded:
    'Questa lingua non può essere disattivata: l’inglese e la lingua predefinita del sito sono sempre disponibili.',
  localeOff: 'Questa lingua è disattivata. La attivi prima.',
  currencyOff: 'L’istituto non offre questa valuta.',
  currencyCodeFixed: 'Il codice di una valuta non cambia mai. Aggiunga invece un’altra valuta.',
  currencyNeeded: 'Tutti i tassi si riferiscono a questa valuta, quindi resta sempre.',
  currencyDecimalsFixed:
    'Regioni o persone usano questa valuta, perciò i suoi decimali non possono cambiare.',
  currencyInUse:
    'Questa valuta è in uso: {regions, number} regioni, {people, number} persone, {rates, number} tassi. La disattivi, invece.',
  currencyIsBase: 'Tutti i tassi si riferiscono a questa valuta, quindi non ne ha di propri.',
  ratesUnchanged: 'Nessun tasso è cambiato.',
  d2lNotConfigured: 'Nessun sito Brightspace è configurato.',
} as const satisfies TextsOf<typeof en>;
