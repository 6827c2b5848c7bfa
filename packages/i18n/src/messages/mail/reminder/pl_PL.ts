import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: termin mija jutro',
  body: 'Egzamin „{exam}” z kursu „{course}” nie został jeszcze zdany. Termin: {deadline} ({zone}).',
  penalty: 'Kto odda po terminie i zda, otrzyma najwyżej {cap, number, percent}.',
  button: 'Przejdź do egzaminu',
  footnote: 'Wiadomość dotyczy egzaminu Państwa grupy.',
} as const satisfies TextsOf<typeof en>;
