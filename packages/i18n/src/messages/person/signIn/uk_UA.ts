import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workTitle: 'Робочий обліковий запис',
  workWaiting: 'Виконується вхід…',
  codeTitle: 'Застосунок для автентифікації',
  code: 'Код',
  codeHint: 'Введіть шість цифр із застосунку або один із кодів відновлення.',
  codeSubmit: 'Продовжити',
  passkeyFailed:
    'Не вдалося скористатися ключем доступу. Спробуйте ще раз або увійдіть із паролем.',
  calendarTitle: 'Підключення календаря',
  calendarWaiting: 'Календар підключається…',
  calendarConnected: 'Ваш календар підключено.',
  errorConnecting: 'Помилка підключення',
  pleaseTryAgain: 'Будь ласка, спробуйте ще раз',
  tryAgain: 'Спробувати знову',
} as const satisfies TextsOf<typeof en>;
