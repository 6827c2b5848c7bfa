import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Добавьте хотя бы один вопрос, прежде чем публиковать бланк.',
  choicesNeeded: 'Введите не менее двух разных вариантов.',
  formInUse:
    'Этот бланк уже заполняли, поэтому удалить его нельзя. Вместо этого снимите его с публикации.',
  formChanged: 'Бланк изменили, пока вы его заполняли. Проверьте написанное и отправьте ещё раз.',
  tooManyWaiting:
    'Слишком много ваших заявлений ещё ждут ответа. Подождите, пока их возьмут в работу.',
} as const satisfies TextsOf<typeof en>;
