import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Цей текст не вдається прочитати: перевірте фігурні дужки та апострофи.',
  values: 'Текст має містити саме ці значення: {values}',
  plurals: 'У цій мові тексту потрібні ще й такі форми числа: {forms}',
  nothingToPublish: 'Цією мовою немає нічого нового для публікації.',
} as const satisfies TextsOf<typeof en>;
