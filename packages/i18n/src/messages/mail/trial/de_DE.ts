import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Eine E-Mail zur Probe',
  body: 'Wenn Sie dies lesen, kommen E-Mails des Colleges unter {siteUrl} an.',
  button: 'Seite öffnen',
  footnote: 'Diese E-Mail wurde beim Einrichten des Colleges angefordert.',
} as const satisfies TextsOf<typeof en>;
