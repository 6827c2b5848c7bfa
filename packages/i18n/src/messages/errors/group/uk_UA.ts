import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Останній день має бути пізніше за перший.',
  unknownMember: 'Когось із цих людей немає в системі, або у вас немає до них доступу.',
  memberTwice: 'Уже є в групі в цій ролі або вказані двічі: {names}',
} as const satisfies TextsOf<typeof en>;
