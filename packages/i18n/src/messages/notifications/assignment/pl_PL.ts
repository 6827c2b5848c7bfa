import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Zadanie',
  graded: 'Państwa praca do zadania „{assignment}” została oceniona: {score, number, percent}.',
  complete: 'Państwa praca do zadania „{assignment}” została uznana za pełną.',
  incomplete: 'Państwa praca do zadania „{assignment}” została uznana za niepełną.',
  ungraded:
    'Ocenę Państwa pracy do zadania „{assignment}” wycofano; praca zostanie oceniona ponownie.',
  reopened: 'Mogą Państwo oddać pracę do zadania „{assignment}” do {until}.',
} as const satisfies TextsOf<typeof en>;
