import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Особливі умови',
  plural: 'Особливі умови',
  'fields.q': 'Пошук за іменем',
  'fields.userId': 'Студент',
  'fields.person': 'Студент',
  'fields.regions': 'Регіони',
  'fields.regionId': 'Регіон',
  'fields.active': 'Діє сьогодні',
  'fields.timeFactorPercent': 'Час у відсотках',
  'fields.extraAttempts': 'Додаткові спроби',
  'fields.noLeaveRule': 'Вихід зі сторінки не веде до невдачі',
  'fields.graceSeconds': 'Відстрочка в секундах',
  'fields.breakMinutes': 'Перерви у хвилинах',
  'fields.largerType': 'Більший шрифт',
  'fields.readAloud': 'Питання читаються вголос',
  'fields.validUntil': 'Діє до',
  'fields.reason': 'Причина',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Змінено',
  timeHint: '100 — час, як у всіх, 300 — утричі більше.',
  graceHint: 'Скільки можна бути відсутнім. Порожньо: як в іспиті; до 900.',
  breakHint: 'Додаються до ліміту часу.',
  validHint: 'Останній день. Порожньо: безстроково.',
  reasonHint:
    'Це читають лише адміністратори регіону студента та коледжу. Цього немає у списках, журналах і вивантаженнях, і студентові це не повідомляється.',
  stateActive: 'Діє',
  stateOver: 'Минуло',
  sectionConditions: 'На іспитах',
} as const satisfies TextsOf<typeof en>;
