import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: termin minął',
  body: 'Termin egzaminu „{exam}” z kursu „{course}” minął: {deadline} ({zone}). Do tego czasu egzamin nie został zdany.',
  penalty:
    'Nadal można go zdawać. Zaliczony wynik liczy się teraz najwyżej jako {cap, number, percent}.',
  closesAt: 'Po {closesAt} ({zone}) nie można już rozpocząć.',
  closed: 'Nie można go już rozpocząć. Prosimy zwrócić się do prowadzących grupę.',
} as const satisfies TextsOf<typeof en>;
