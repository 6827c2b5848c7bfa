import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Язык',
  plural: 'Языки',
  'fields.q': 'Поиск по названию или коду',
  'fields.name': 'Название для сотрудников',
  'fields.label': 'Показывается как',
  'fields.value': 'Код',
  'fields.position': 'Порядок',
  'fields.enabled': 'Предлагается для выбора',
  'fields.updatedAt': 'Последнее изменение',
  sectionLocale: 'О языке',
  nameHint: 'По-английски, для таких списков.',
  labelHint: 'На самом языке, как показывает выбор языка.',
  positionHint: 'Наименьшее число стоит первым в выборе языка.',
  enabledHint: 'Кто уже читает на этом языке, сохранит его.',
} as const satisfies TextsOf<typeof en>;
