import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Az utolsó napnak az első nap után kell lennie.',
  unknownMember: 'Az egyik személy nem létezik, vagy Önnek nincs hozzá hozzáférése.',
  memberTwice: 'Már ebben a szerepben tagja a csoportnak, vagy kétszer szerepel: {names}',
} as const satisfies TextsOf<typeof en>;
