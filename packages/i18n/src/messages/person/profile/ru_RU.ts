import type { TextsOf } from '../../../message-types.ts';
import type { personProfile as en } from './en.ts';

export const personProfile = {
  account: 'Учётная запись',
  emailVerified: 'Этот адрес подтверждён.',
  emailNotVerified:
    'Этот адрес ещё не подтверждён. Перейдите по ссылке в письме, которое мы вам отправили.',
  sendVerify: 'Отправить письмо ещё раз',
  verifySent: 'Мы отправили письмо на адрес {email}.',
  changePassword: 'Сменить пароль',
  currentPassword: 'Текущий пароль',
  changePasswordHint: 'На всех других ваших устройствах будет выполнен выход.',
  passwordChanged: 'Пароль изменён, входите с новым паролем',
  changeLanguage: 'Сменить язык',
  devices: 'Устройства, на которых выполнен вход',
  thisDevice: 'Это устройство',
  unknownDevice: 'Неизвестное устройство',
  lastSeen: 'Последнее использование: {when}',
  seenThrough: 'Открыто от вашего имени: {name}',
  logoutDevice: 'Завершить сеанс',
  logoutOthers: 'Завершить все остальные сеансы',
} as const satisfies TextsOf<typeof en>;
