import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Задание',
  graded: 'Ваша работа по заданию «{assignment}» оценена: {score, number, percent}.',
  complete: 'Ваша работа по заданию «{assignment}» принята как выполненная.',
  incomplete: 'Ваша работа по заданию «{assignment}» отмечена как невыполненная.',
  ungraded: 'Оценка вашей работы по заданию «{assignment}» отозвана; работу оценят заново.',
  reopened: 'Вы можете сдать работу по заданию «{assignment}» до {until}.',
} as const satisfies TextsOf<typeof en>;
