import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Эта справка выдана: {organisation}.',
  revoked: 'Эта справка отозвана {date}. Она больше не действительна.',
  unknownTitle: 'Справки с таким кодом нет',
  unknownHint: 'Пожалуйста, сверьте каждый символ с документом и введите код ещё раз.',
  code: 'Код на справке',
  check: 'Проверить',
  student: 'Студент(ка)',
  issued: 'Выдано',
  compare: 'Сверьте эти оценки с документом: здесь указано то, что было выдано.',
  course: 'Курс',
  score: 'Результат',
  letter: 'Оценка',
  inProgress: 'В процессе',
  otherCourses: 'Другие курсы, {year}',
} as const satisfies TextsOf<typeof en>;
