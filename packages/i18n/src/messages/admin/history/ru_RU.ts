import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'История изменений',
  empty: 'Об этой записи пока ничего не зафиксировано.',
  through: '{staff}, вход под именем: {name}',
  system: 'Система',
  restored: 'Возвращено то, что было изменено: {moment}',
  before: 'Было',
  after: 'Стало',
  restore: 'Вернуть',
  restoreTitle: 'Вернуть прежние значения?',
  restoreBody:
    'Эти поля получат значения, которые были до изменения. Всё остальное останется как есть. Это будет записано, и вы сможете отменить это в истории.',
  restoreDone: 'Прежние значения возвращены.',
  kept: 'Отсюда не возвращается',
  gone: 'Больше не существует или не в ваших регионах',
  created: 'Создано',
  updated: 'Изменено',
  profile: 'Изменено в собственном профиле',
  signedUp: 'Самостоятельная регистрация',
  termsAccepted: 'Приняты условия',
  active: 'Вход разрешён или запрещён',
  password: 'Задан новый пароль',
  mailed: 'Письмо об учётной записи',
  verified: 'Адрес электронной почты подтверждён',
  impersonated: 'Сотрудник вошёл от имени этого человека',
  notificationsRead: 'Уведомления отмечены прочитанными',
  merged: 'Объединено с другой учётной записью',
  unmerged: 'Объединение отменено',
  exported: 'Личные данные выгружены',
} as const satisfies TextsOf<typeof en>;
