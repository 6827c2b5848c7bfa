import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Виконується вхід…',
  codeTitle: 'Застосунок для автентифікації',
  code: 'Код',
  codeHint: 'Введіть шість цифр із застосунку або один із кодів відновлення.',
  codeSubmit: 'Продовжити',
  calendarWaiting: 'Календар підключається…',
  calendarConnected: 'Ваш календар підключено.',
  errorConnecting: 'Помилка підключення',
  pleaseTryAgain: 'Будь ласка, спробуйте ще раз',
  tryAgain: 'Спробувати знову',
} as const satisfies TextsOf<typeof en>;
