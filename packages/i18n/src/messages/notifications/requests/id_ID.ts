import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Permohonan Anda',
  inWork: 'Permohonan Anda “{form}” sedang diproses.',
  done: 'Permohonan Anda “{form}” telah selesai.',
  refused: 'Permohonan Anda “{form}” ditolak. Alasannya tertulis di sampingnya.',
} as const satisfies TextsOf<typeof en>;
