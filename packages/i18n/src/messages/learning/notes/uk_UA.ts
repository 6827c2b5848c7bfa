import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Нотатки',
  addAt: 'Додати нотатку на {time}',
  text: 'Нотатка',
  editAt: 'Змінити нотатку на {time}',
  removeAt: 'Видалити нотатку на {time}',
  removed: 'Нотатку видалено.',
  undo: 'Скасувати',
  empty: 'До цього уроку ще немає нотаток. Клавіша N додає нотатку в поточному місці.',
  print: 'Друк нотаток',
  visibleTo: 'Кому видно',
  onlyMe: 'Лише мені',
  pinnedBy: 'Від {name} для групи',
  printTitle: 'Нотатки: {title}',
  none: 'До цього курсу ще немає нотаток.',
  pdf: 'Завантажити у форматі PDF',
  pdfFailed: 'Не вдалося створити PDF. Будь ласка, спробуйте ще раз.',
  closed: 'Нотатки особисті. Той, хто переглядає чужий обліковий запис, їх не бачить.',
  page: 'Сторінка {page, number} з {pages, number}',
} as const satisfies TextsOf<typeof en>;
