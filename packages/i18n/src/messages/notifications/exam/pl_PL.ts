import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Wynik egzaminu',
  passed: 'Egzamin „{exam}” został zdany z wynikiem {score, number, percent}.',
  failed: 'Egzamin „{exam}” nie został zdany. Wynik: {score, number, percent}.',
  abandoned:
    'Egzamin „{exam}” zakończył się przed oddaniem, dlatego to podejście jest niezaliczone.',
  recorded: 'Wpisano wynik egzaminu „{exam}” zdawanego na papierze: {score, number, percent}.',
  corrected:
    'Wynik egzaminu „{exam}” został poprawiony z {before, number, percent} na {score, number, percent}.',
  restored:
    'Pańskie podejście do egzaminu „{exam}” zostało ponownie otwarte. Można je kontynuować.',
  takenBack:
    'Ocenę Państwa odpowiedzi w egzaminie „{exam}” wycofano; odpowiedzi zostaną ocenione ponownie.',
  gradeTitle: 'Ocena z kursu',
  gradeCorrected:
    'Państwa ocena z kursu „{course}” wynosi teraz {score, number, percent}. Powód jest podany przy Państwa ocenach.',
  gradeWithdrawn:
    'Korekta Państwa oceny z kursu „{course}” została wycofana. Powód jest podany przy Państwa ocenach.',
} as const satisfies TextsOf<typeof en>;
