import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Prüfungsergebnis',
  passed: 'Sie haben „{exam}“ mit {score, number, percent} bestanden.',
  failed: 'Sie haben „{exam}“ nicht bestanden. Ihr Ergebnis: {score, number, percent}.',
  abandoned:
    '„{exam}“ endete, bevor die Prüfung abgegeben war; dieser Versuch gilt deshalb als nicht bestanden.',
  recorded:
    'Ihr Ergebnis in „{exam}“, auf Papier abgelegt, wurde erfasst: {score, number, percent}.',
  corrected:
    'Ihr Ergebnis in „{exam}“ wurde von {before, number, percent} auf {score, number, percent} berichtigt.',
  restored: 'Ihr Versuch bei „{exam}“ wurde wieder geöffnet. Sie können ihn fortsetzen.',
  takenBack:
    'Die Bewertung Ihrer Antworten in „{exam}“ wurde zurückgenommen; sie werden neu bewertet.',
  gradeTitle: 'Kursnote',
  gradeCorrected:
    'Ihre Note in „{course}“ ist jetzt {score, number, percent}. Der Grund steht bei Ihren Noten.',
  gradeWithdrawn:
    'Die Berichtigung Ihrer Note in „{course}“ wurde zurückgenommen. Der Grund steht bei Ihren Noten.',
} as const satisfies TextsOf<typeof en>;
