import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Wiadomość próbna',
  body: 'Jeśli Państwo to czytają, wiadomości uczelni pod adresem {siteUrl} docierają.',
  button: 'Otwórz stronę',
  footnote: 'O tę wiadomość poproszono podczas tworzenia uczelni.',
} as const satisfies TextsOf<typeof en>;
