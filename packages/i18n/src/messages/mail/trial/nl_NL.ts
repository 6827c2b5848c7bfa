import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Een mail om te testen',
  body: 'Als u dit leest, komen mails van het college op {siteUrl} aan.',
  button: 'Site openen',
  footnote: 'Deze mail is aangevraagd bij het inrichten van het college.',
} as const satisfies TextsOf<typeof en>;
