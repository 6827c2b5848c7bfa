import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Видалити застосунок для автентифікації',
  resetFactorTitle: 'Видалити застосунок для автентифікації? Обліковий запис: {name}',
  resetFactorHint:
    'Робіть це, лише якщо ви певні, хто про це просить. Особа дізнається про це поштою, з вашим ім’ям і причиною, і на всіх її пристроях буде виконано вихід.',
  resetFactorDone: 'Застосунок для автентифікації видалено.',
} as const satisfies TextsOf<typeof en>;
