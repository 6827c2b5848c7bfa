import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Последний день должен быть позже первого.',
  unknownMember: 'Одного из этих людей нет в системе, или у вас нет к нему доступа.',
  memberTwice: 'Уже состоят в группе в этой роли или указаны дважды: {names}',
} as const satisfies TextsOf<typeof en>;
