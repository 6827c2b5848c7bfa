import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Pracownicy otworzyli Państwa konto',
  impersonated: '{name} przegląda witrynę przez Państwa konto. Powód: {reason}',
} as const satisfies TextsOf<typeof en>;
