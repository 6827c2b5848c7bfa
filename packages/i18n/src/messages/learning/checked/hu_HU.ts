import type { TextsOf } from '../../../message-types.ts';
import type { learningChecked as en } from './en.ts';

export const learningChecked = {
  at: 'Kérdés itt: {time}',
  answered:
    '{count, plural, one {első próbálkozásra megválaszolva} other {# próbálkozás után megválaszolva}}',
  open: '{count, plural, one {# próbálkozás után nincs megválaszolva} other {# próbálkozás után nincs megválaszolva}}',
  none: 'még nincs megválaszolva',
} as const satisfies TextsOf<typeof en>;
