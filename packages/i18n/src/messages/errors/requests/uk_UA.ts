import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Додайте принаймні одне запитання, перш ніж публікувати бланк.',
  choicesNeeded: 'Введіть щонайменше два різні варіанти.',
  formInUse:
    'Цей бланк уже заповнювали, тому видалити його не можна. Натомість зніміть його з публікації.',
  formChanged: 'Бланк змінили, поки ви його заповнювали. Перевірте написане та надішліть ще раз.',
  tooManyWaiting:
    'Забагато ваших заяв іще чекають на відповідь. Зачекайте, доки їх візьмуть у роботу.',
} as const satisfies TextsOf<typeof en>;
