import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Результат іспиту',
  passed: 'Ви склали іспит «{exam}» з результатом {score, number, percent}.',
  failed: 'Ви не склали іспит «{exam}». Ваш результат: {score, number, percent}.',
  abandoned: 'Іспит «{exam}» закінчився до здавання роботи, тому ця спроба вважається нескладеною.',
  recorded:
    'Внесено ваш результат іспиту «{exam}», складеного на папері: {score, number, percent}.',
  corrected:
    'Ваш результат іспиту «{exam}» виправлено: було {before, number, percent}, стало {score, number, percent}.',
  restored: 'Вашу спробу складання іспиту «{exam}» знову відкрито. Ви можете її продовжити.',
  takenBack: 'Оцінку ваших відповідей на іспиті «{exam}» відкликано; їх оцінять знову.',
  gradeTitle: 'Оцінка за курс',
  gradeCorrected:
    'Ваша оцінка за курс «{course}» тепер {score, number, percent}. Причину вказано поруч із Вашими оцінками.',
  gradeWithdrawn:
    'Виправлення Вашої оцінки за курс «{course}» скасовано. Причину вказано поруч із Вашими оцінками.',
} as const satisfies TextsOf<typeof en>;
