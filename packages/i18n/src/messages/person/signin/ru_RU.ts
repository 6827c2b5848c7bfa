import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Выполняется вход…',
  codeTitle: 'Приложение-аутентификатор',
  code: 'Код',
  codeHint: 'Введите шесть цифр из приложения или один из кодов восстановления.',
  codeSubmit: 'Продолжить',
  calendarWaiting: 'Календарь подключается…',
  calendarConnected: 'Ваш календарь подключён.',
  errorConnecting: 'Ошибка подключения',
  pleaseTryAgain: 'Пожалуйста, попробуйте ещё раз',
  tryAgain: 'Попробовать снова',
} as const satisfies TextsOf<typeof en>;
