import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Tych zasad nie można usunąć: {count, plural, one {# grupa jest według nich oceniana} few {# grupy są według nich oceniane} many {# grup jest według nich ocenianych} other {# grupy są według nich oceniane}}: {names}',
  region: 'Tego regionu nie można usunąć, można go zamknąć. Należą do niego jeszcze: {uses}',
  people: '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  groups: '{count, plural, one {# grupa} few {# grupy} many {# grup} other {# grupy}}',
  results:
    '{count, plural, one {# wynik egzaminu} few {# wyniki egzaminów} many {# wyników egzaminów} other {# wyniku egzaminów}}',
  teacher:
    'Tego wykładowcy nie można usunąć, prowadzi {count, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}: {names}',
  notOfRegion: 'Jedna z tych osób nie należy do tego regionu.',
  reservedZone: 'Ta strefa jest zastrzeżona dla systemu.',
} as const satisfies TextsOf<typeof en>;
