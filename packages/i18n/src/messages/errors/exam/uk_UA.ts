import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Запитання «правда/неправда» має рівно два варіанти відповіді.',
  choiceCount: 'Укажіть від {min, number} до {max, number} варіантів відповіді.',
  oneCorrect: 'Позначте рівно один варіант як правильний.',
  questionNeeded: 'Щоб опублікувати іспит, додайте принаймні одне запитання.',
  answered:
    'Студенти вже відповідали на це запитання. Його не можна видалити, а його бали та правильну відповідь не можна змінити.',
} as const satisfies TextsOf<typeof en>;
