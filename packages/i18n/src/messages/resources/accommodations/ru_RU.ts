import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Особые условия',
  plural: 'Особые условия',
  'fields.q': 'Поиск по имени',
  'fields.userId': 'Студент',
  'fields.person': 'Студент',
  'fields.regions': 'Регионы',
  'fields.regionId': 'Регион',
  'fields.active': 'Действует сегодня',
  'fields.timeFactorPercent': 'Время в процентах',
  'fields.extraAttempts': 'Дополнительные попытки',
  'fields.noLeaveRule': 'Выход со страницы не ведёт к провалу',
  'fields.graceSeconds': 'Отсрочка в секундах',
  'fields.breakMinutes': 'Перерывы в минутах',
  'fields.largerType': 'Крупный шрифт',
  'fields.readAloud': 'Вопросы читаются вслух',
  'fields.validUntil': 'Действует до',
  'fields.reason': 'Причина',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Изменено',
  timeHint: '100 — время, как у всех, 300 — втрое больше.',
  graceHint: 'Сколько можно отсутствовать. Пусто: как в экзамене; до 900.',
  breakHint: 'Добавляются к лимиту времени.',
  validHint: 'Последний день. Пусто: бессрочно.',
  reasonHint:
    'Это читают только администраторы региона студента и колледжа. Этого нет в списках, журналах и выгрузках, и студенту это не сообщается.',
  stateActive: 'Действует',
  stateOver: 'Истекло',
  sectionConditions: 'На экзаменах',
} as const satisfies TextsOf<typeof en>;
