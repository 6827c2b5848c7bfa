import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Odwołanie można złożyć w ciągu {days} dni od wyniku. Ten termin minął.',
  notPossible: 'Tu nie ma od czego się odwołać.',
  waiting: 'Odwołanie jest już rozpatrywane.',
  decidedBefore:
    'Odwołanie w sprawie tego wyniku zostało już rozpatrzone. Decyzja jest ostateczna.',
  over: 'To odwołanie jest zakończone: rozpatrzono je lub wycofano.',
  ownDecision: 'Nikt nie rozpatruje własnego odwołania.',
  anotherReader: 'Ocena lub pierwsze rozpatrzenie należy do Państwa. Decyduje inna osoba.',
} as const satisfies TextsOf<typeof en>;
