import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Результат экзамена',
  passed: 'Вы сдали экзамен «{exam}» с результатом {score, number, percent}.',
  failed: 'Вы не сдали экзамен «{exam}». Ваш результат: {score, number, percent}.',
  abandoned:
    'Экзамен «{exam}» закончился до сдачи работы, поэтому эта попытка считается несданной.',
  recorded: 'Внесён ваш результат экзамена «{exam}», сданного на бумаге: {score, number, percent}.',
  corrected:
    'Ваш результат экзамена «{exam}» исправлен: было {before, number, percent}, стало {score, number, percent}.',
  restored: 'Ваша попытка сдачи экзамена «{exam}» снова открыта. Вы можете её продолжить.',
  takenBack: 'Оценка ваших ответов на экзамене «{exam}» отозвана; их оценят заново.',
  gradeTitle: 'Оценка за курс',
  gradeCorrected:
    'Ваша оценка за курс «{course}» теперь {score, number, percent}. Причина указана рядом с Вашими оценками.',
  gradeWithdrawn:
    'Исправление Вашей оценки за курс «{course}» отменено. Причина указана рядом с Вашими оценками.',
} as const satisfies TextsOf<typeof en>;
