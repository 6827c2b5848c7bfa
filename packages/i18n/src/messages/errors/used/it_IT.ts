import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Queste regole non possono essere eliminate: {count, plural, one {# gruppo è valutato} many {# di gruppi sono valutati} other {# gruppi sono valutati}} in base a esse: {names}',
  region: 'Questa regione non può essere eliminata, ma può essere chiusa. Comprende ancora: {uses}',
  people: '{count, plural, one {# persona} many {# di persone} other {# persone}}',
  groups: '{count, plural, one {# gruppo} many {# di gruppi} other {# gruppi}}',
  results:
    '{count, plural, one {# risultato d’esame} many {# di risultati d’esame} other {# risultati d’esame}}',
  teacher:
    'Questo docente non può essere eliminato, tiene {count, plural, one {# corso} many {# di corsi} other {# corsi}}: {names}',
  notOfRegion: 'Una di queste persone non appartiene a questa regione.',
  reservedZone: 'Questa zona è riservata al sistema.',
} as const satisfies TextsOf<typeof en>;
