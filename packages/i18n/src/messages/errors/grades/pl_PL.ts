import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Żaden kurs nie jest jeszcze ukończony, więc nie ma czego wystawić.',
  letterTwice: 'Ta ocena występuje dwa razy.',
  bandOrder: 'Każda ocena musi zaczynać się niżej niż poprzednia.',
  bandLast: 'Ostatnia ocena musi zaczynać się od 0, aby każdy wynik miał swoją.',
  bandPoints: 'Niższa ocena nie może być warta więcej punktów.',
  blocks: 'Każda część strony musi wystąpić raz.',
  neededBlock: 'Bez tej części nie ma wykazu ocen.',
} as const satisfies TextsOf<typeof en>;
