import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Hari terakhir harus setelah hari pertama.',
  unknownMember: 'Salah satu orang ini tidak ada, atau Anda tidak memiliki akses ke datanya.',
  memberTwice: 'Sudah berada di grup ini dalam peran tersebut, atau disebut dua kali: {names}',
} as const satisfies TextsOf<typeof en>;
