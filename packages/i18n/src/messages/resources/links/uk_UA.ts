import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Посилання',
  plural: 'Посилання',
  'fields.title': 'Назва',
  'fields.address': 'Адреса',
  'fields.description': 'Опис',
  'fields.position': 'Місце',
  'fields.published': 'Опубліковано',
  'fields.visibleFrom': 'Від',
  'fields.visibleUntil': 'До',
  'fields.regionIds': 'Регіони',
  'fields.regionId': 'Регіон',
  'fields.groupIds': 'Групи',
  'fields.updatedAt': 'Остання зміна',
  'fields.q': 'Пошук',
  everybody: 'Усі',
  audience: 'Для кого',
  audienceHint: 'Без регіонів і груп посилання бачать усі.',
  addressHint: 'Починається з https://, http:// або mailto:',
  order: 'Змінити порядок',
  orderHint: 'Перетягніть посилання або перемістіть їх кнопками.',
  moveUp: 'Перемістити «{title}» вище',
  moveDown: 'Перемістити «{title}» нижче',
  ordered: 'Порядок збережено.',
} as const satisfies TextsOf<typeof en>;
