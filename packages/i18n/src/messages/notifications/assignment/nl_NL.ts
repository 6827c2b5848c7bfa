import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAssignment as en } from './en.ts';

export const notificationsAssignment = {
  title: 'Opdracht',
  graded: 'Uw werk voor “{assignment}” is beoordeeld: {score, number, percent}.',
  complete: 'Uw werk voor “{assignment}” is volledig.',
  incomplete: 'Uw werk voor “{assignment}” is onvolledig.',
  ungraded:
    'De beoordeling van uw werk voor “{assignment}” is ingetrokken; het wordt opnieuw beoordeeld.',
  reopened: 'U kunt uw werk voor “{assignment}” inleveren tot {until}.',
} as const satisfies TextsOf<typeof en>;
