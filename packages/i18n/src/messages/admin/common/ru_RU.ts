import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Другие разделы',
  empty: '(пусто)',
  published: 'Опубликовано',
  draft: 'Черновик',
  export: 'Экспорт',
  exportHint: 'Скачивает все строки этого списка в файле CSV',
  exporting: 'Экспорт… {done, number} из {total, number}',
  exported:
    '{count, plural, one {Экспортирована # строка} few {Экспортировано # строки} many {Экспортировано # строк} other {Экспортировано # строки}}',
  exportFailed: 'Экспорт прерван: {reason}',
  addTitle: 'Добавление: {name}',
  editTitle: 'Изменение: {name}',
  changed: 'Сохранено: {name}',
  created: 'Создано: {name}',
  deleted: 'Удалено: {name}',
  deleteTitle: 'Удалить: {name}?',
  conflictTitle: 'Эту запись тем временем изменили',
  conflictBody: 'Введённое вами сохранилось в форме, но ещё не записано. Различаются поля:',
  conflictSame: 'Введённое вами сохранилось в форме, но ещё не записано. Различий нет.',
  conflictField: 'Поле',
  conflictMine: 'Ваше значение',
  conflictTheirs: 'Сейчас записано',
  conflictChanged: 'изменено',
  conflictKeepMine: 'Сохранить моё',
  conflictTakeTheirs: 'Взять записанное',
  nothingFound: 'По этим фильтрам ничего нет.',
  couldNotLoad: 'Не удалось загрузить.',
  selectRow: 'Выбрать: {name}',
  selectPage: 'Выбрать все строки на этой странице',
  selected:
    '{count, plural, one {Выбрана # строка} few {Выбрано # строки} many {Выбрано # строк} other {Выбрано # строки}}',
  selectedElsewhere:
    '{count, plural, one {# из них не на этой странице} few {# из них не на этой странице} many {# из них не на этой странице} other {# из них не на этой странице}}',
  clearSelection: 'Снять выбор',
  exportSelected: 'Экспорт выбранного',
  deleteSelectedTitle:
    '{count, plural, one {Удалить # строку?} few {Удалить # строки?} many {Удалить # строк?} other {Удалить # строки?}}',
  deletedSelected:
    '{count, plural, one {Удалена # строка} few {Удалены # строки} many {Удалено # строк} other {Удалено # строки}}',
  deletedSome:
    '{done, plural, one {Удалена # строка} few {Удалены # строки} many {Удалено # строк} other {Удалено # строки}}, {failed, plural, one {# — нет} few {# — нет} many {# — нет} other {# — нет}}: {reason}',
  switchedOn: 'Включено',
  switchedOff: 'Отключено',
  import: 'Импортировать',
} as const satisfies TextsOf<typeof en>;
