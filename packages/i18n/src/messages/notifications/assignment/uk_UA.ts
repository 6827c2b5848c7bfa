import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Завдання',
  graded: 'Вашу роботу за завданням «{assignment}» оцінено: {score, number, percent}.',
  complete: 'Вашу роботу за завданням «{assignment}» прийнято як виконану.',
  incomplete: 'Вашу роботу за завданням «{assignment}» позначено як невиконану.',
  ungraded: 'Оцінку вашої роботи за завданням «{assignment}» відкликано; роботу оцінять знову.',
  reopened: 'Ви можете здати роботу за завданням «{assignment}» до {until}.',
} as const satisfies TextsOf<typeof en>;
