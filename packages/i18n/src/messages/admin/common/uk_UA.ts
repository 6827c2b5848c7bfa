import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Інші розділи',
  empty: '(порожньо)',
  published: 'Опубліковано',
  draft: 'Чернетка',
  export: 'Експорт',
  exportHint: 'Завантажує всі рядки цього списку у файл CSV',
  exporting: 'Експорт… {done, number} з {total, number}',
  exported:
    '{count, plural, one {Експортовано # рядок} few {Експортовано # рядки} many {Експортовано # рядків} other {Експортовано # рядка}}',
  exportFailed: 'Експорт перервано: {reason}',
  addTitle: 'Додавання: {name}',
  editTitle: 'Зміна: {name}',
  changed: 'Збережено: {name}',
  created: 'Створено: {name}',
  deleted: 'Видалено: {name}',
  deleteTitle: 'Видалити: {name}?',
  conflictTitle: 'Тим часом цей запис змінив хтось інший',
  conflictBody: 'Введене вами збереглося у формі, але ще не записане. Відрізняються поля:',
  conflictSame: 'Введене вами збереглося у формі, але ще не записане. Відмінностей немає.',
  conflictField: 'Поле',
  conflictMine: 'Ваше значення',
  conflictTheirs: 'Зараз записано',
  conflictChanged: 'змінено',
  conflictKeepMine: 'Зберегти моє',
  conflictTakeTheirs: 'Узяти записане',
  nothingFound: 'Цим фільтрам нічого не відповідає.',
  couldNotLoad: 'Не вдалося завантажити.',
  selectRow: 'Вибрати: {name}',
  selectPage: 'Вибрати всі рядки на цій сторінці',
  selected:
    '{count, plural, one {Вибрано # рядок} few {Вибрано # рядки} many {Вибрано # рядків} other {Вибрано # рядка}}',
  selectedElsewhere:
    '{count, plural, one {# з них не на цій сторінці} few {# з них не на цій сторінці} many {# з них не на цій сторінці} other {# з них не на цій сторінці}}',
  clearSelection: 'Зняти вибір',
  exportSelected: 'Експорт вибраного',
  deleteSelectedTitle:
    '{count, plural, one {Видалити # рядок?} few {Видалити # рядки?} many {Видалити # рядків?} other {Видалити # рядка?}}',
  deletedSelected:
    '{count, plural, one {Видалено # рядок} few {Видалено # рядки} many {Видалено # рядків} other {Видалено # рядка}}',
  deletedSome:
    '{done, plural, one {Видалено # рядок} few {Видалено # рядки} many {Видалено # рядків} other {Видалено # рядка}}, {failed, plural, one {# — ні} few {# — ні} many {# — ні} other {# — ні}}: {reason}',
  switchedOn: 'Увімкнено',
  switchedOff: 'Вимкнено',
  import: 'Імпортувати',
} as const satisfies TextsOf<typeof en>;
