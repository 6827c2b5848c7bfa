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
} as const satisfies TextsOf<typeof en>;
