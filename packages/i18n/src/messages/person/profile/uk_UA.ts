import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Обліковий запис',
  emailVerified: 'Цю адресу підтверджено.',
  emailNotVerified:
    'Цю адресу ще не підтверджено. Перейдіть за посиланням у листі, який ми вам надіслали.',
  sendVerify: 'Надіслати лист ще раз',
  verifySent: 'Ми надіслали лист на адресу {email}.',
  changePassword: 'Змінити пароль',
  currentPassword: 'Поточний пароль',
  changePasswordHint: 'На всіх інших ваших пристроях буде виконано вихід.',
  passwordChanged: 'Пароль змінено, входьте з новим паролем',
  changeLanguage: 'Змінити мову',
  devices: 'Пристрої, на яких виконано вхід',
  thisDevice: 'Цей пристрій',
  unknownDevice: 'Невідомий пристрій',
  lastSeen: 'Останнє використання: {when}',
  seenThrough: 'Відкрито від вашого імені: {name}',
  logoutDevice: 'Завершити сеанс',
  logoutOthers: 'Завершити всі інші сеанси',
} as const satisfies TextsOf<typeof en>;
