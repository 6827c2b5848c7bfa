import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Історія змін',
  empty: 'Про цей запис поки нічого не зафіксовано.',
  through: '{staff}, вхід під іменем: {name}',
  system: 'Система',
  restored: 'Повернуто те, що було змінено: {moment}',
  before: 'Було',
  after: 'Стало',
  restore: 'Повернути',
  restoreTitle: 'Повернути попередні значення?',
  restoreBody:
    'Ці поля отримають значення, які були до зміни. Усе інше залишиться як є. Це буде записано, і ви зможете скасувати це в історії.',
  restoreDone: 'Попередні значення повернуто.',
  kept: 'Звідси не повертається',
  gone: 'Більше не існує або не у ваших регіонах',
  created: 'Створено',
  updated: 'Змінено',
  profile: 'Змінено у власному профілі',
  signedUp: 'Самостійна реєстрація',
  termsAccepted: 'Прийнято умови',
  active: 'Вхід дозволено або заборонено',
  password: 'Задано новий пароль',
  mailed: 'Лист про обліковий запис',
  verified: 'Адресу електронної пошти підтверджено',
  impersonated: 'Співробітник увійшов від імені цієї особи',
  notificationsRead: 'Сповіщення позначено прочитаними',
  merged: 'Об’єднано з іншим обліковим записом',
  unmerged: 'Об’єднання скасовано',
  exported: 'Особисті дані вивантажено',
  raised: 'Співробітник діяв за цю особу',
} as const satisfies TextsOf<typeof en>;
