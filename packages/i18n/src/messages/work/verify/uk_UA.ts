import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Цю довідку видано: {organisation}.',
  revoked: 'Цю довідку відкликано {date}. Вона більше не чинна.',
  unknownTitle: 'Довідки з таким кодом немає',
  unknownHint: 'Будь ласка, звірте кожен символ із документом і введіть код ще раз.',
  code: 'Код на довідці',
  check: 'Перевірити',
  student: 'Студент(ка)',
  issued: 'Видано',
  compare: 'Звірте ці оцінки з документом: тут указано те, що було видано.',
  course: 'Курс',
  score: 'Результат',
  letter: 'Оцінка',
  inProgress: 'Триває',
  otherCourses: 'Інші курси, {year}',
} as const satisfies TextsOf<typeof en>;
