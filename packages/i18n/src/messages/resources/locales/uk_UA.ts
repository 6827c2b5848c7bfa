import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Мова',
  plural: 'Мови',
  'fields.q': 'Пошук за назвою або кодом',
  'fields.name': 'Назва для працівників',
  'fields.label': 'Показується як',
  'fields.value': 'Код',
  'fields.position': 'Порядок',
  'fields.enabled': 'Доступна для вибору',
  'fields.updatedAt': 'Остання зміна',
  sectionLocale: 'Про мову',
  nameHint: 'Англійською, для таких списків.',
  labelHint: 'Самою мовою, як її показує вибір мови.',
  positionHint: 'Найменше число стоїть першим у виборі мови.',
  enabledHint: 'Хто вже читає цією мовою, збереже її.',
} as const satisfies TextsOf<typeof en>;
