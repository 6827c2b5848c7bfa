import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Ostatni dzień musi przypadać po pierwszym dniu.',
  unknownMember: 'Jedna z tych osób nie istnieje lub nie ma do niej dostępu.',
  memberTwice: 'Już należą do tej grupy w tej roli albo podano ich dwa razy: {names}',
} as const satisfies TextsOf<typeof en>;
