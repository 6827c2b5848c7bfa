import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Апеляцію можна подати протягом {days} дн. після результату. Цей термін минув.',
  notPossible: 'Тут немає чого оскаржувати.',
  waiting: 'Ваша апеляція вже розглядається.',
  decidedBefore: 'За апеляцією на цей результат рішення вже ухвалено. Воно остаточне.',
  over: 'Ця апеляція завершена: вирішена або відкликана.',
  ownDecision: 'Ніхто не вирішує власну апеляцію.',
  anotherReader: 'Ви оцінювали цю роботу або розглядали апеляцію першими. Вирішує інша особа.',
} as const satisfies TextsOf<typeof en>;
