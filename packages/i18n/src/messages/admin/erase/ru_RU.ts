import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  open: 'Стереть данные…',
  title: 'Стереть данные: {name}?',
  body: 'Всё, по чему можно узнать этого человека ({name}), будет удалено навсегда. Вернуть это не сможет никто.',
  exportFirst: 'Если человеку ещё могут понадобиться его данные, сначала скачайте их.',
  removed: 'Что будет удалено',
  kept: 'Что останется, с номером вместо имени',
  keptWhy:
    'Результаты и записи журнала остаются, чтобы отчёты и учёт действий были верны. О ком они, больше не видно.',
  account: 'Имя, электронная почта, пароль и профиль',
  partRIGHTS: 'Роли и обязанности',
  partMEMBERSHIPS: 'Принадлежность к регионам и группам',
  partRESULTS: 'Результаты экзаменов',
  partPROGRESS: 'Успехи и посещения',
  partNOTIFICATIONS: 'Уведомления',
  partCONTACTS: 'Адреса и телефоны',
  partWORK: 'Работа в роли сотрудника или преподавателя',
  partENTRY: 'Входы, ссылки и ключи доступа',
  partLOG: 'Записи журнала',
  partMAILS: 'Письма этому человеку',
  reason: 'Причина',
  reasonHint: 'Не менее 3 символов. Она хранится всегда: пожалуйста, не называйте человека.',
  confirmation: 'Электронная почта учётной записи',
  confirmationHint: 'Для подтверждения введите {email}.',
  erase: 'Стереть навсегда',
  done: 'Данные человека стёрты.',
  erasedBy: 'Стёрто: {date}, {name}',
  reasonWas: 'Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
