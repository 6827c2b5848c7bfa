import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Заметки',
  addAt: 'Добавить заметку на {time}',
  text: 'Заметка',
  editAt: 'Изменить заметку на {time}',
  removeAt: 'Удалить заметку на {time}',
  removed: 'Заметка удалена.',
  undo: 'Отменить',
  empty: 'К этому уроку пока нет заметок. Клавиша N добавляет заметку в текущем месте.',
  print: 'Печать заметок',
  visibleTo: 'Кому видна',
  onlyMe: 'Только мне',
  pinnedBy: 'От {name} для группы',
  printTitle: 'Заметки: {title}',
  none: 'К этому курсу пока нет заметок.',
  pdf: 'Скачать в формате PDF',
  pdfFailed: 'Не удалось создать PDF. Пожалуйста, попробуйте ещё раз.',
  closed: 'Заметки личные. Тот, кто просматривает чужую учётную запись, их не видит.',
  page: 'Страница {page, number} из {pages, number}',
} as const satisfies TextsOf<typeof en>;
