import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Ссылка',
  plural: 'Ссылки',
  'fields.title': 'Название',
  'fields.address': 'Адрес',
  'fields.description': 'Описание',
  'fields.position': 'Место',
  'fields.published': 'Опубликовано',
  'fields.visibleFrom': 'С',
  'fields.visibleUntil': 'По',
  'fields.regionIds': 'Регионы',
  'fields.regionId': 'Регион',
  'fields.groupIds': 'Группы',
  'fields.updatedAt': 'Последнее изменение',
  'fields.q': 'Поиск',
  everybody: 'Все',
  audience: 'Для кого',
  audienceHint: 'Без регионов и групп ссылку видят все.',
  addressHint: 'Начинается с https://, http:// или mailto:',
  order: 'Изменить порядок',
  orderHint: 'Перетащите ссылки или переместите их кнопками.',
  moveUp: 'Переместить «{title}» выше',
  moveDown: 'Переместить «{title}» ниже',
  ordered: 'Порядок сохранён.',
} as const satisfies TextsOf<typeof en>;
