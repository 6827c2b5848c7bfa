import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAccount as en } from './en.ts';

export const notificationsAccount = {
  title: 'Pracownicy otworzyli Państwa konto',
  impersonated: '{name} przegląda witrynę przez Państwa konto. Powód: {reason}',
  raised: '{name} działa przez pewien czas w Państwa imieniu na Państwa koncie. Powód: {reason}',
} as const satisfies TextsOf<typeof en>;
