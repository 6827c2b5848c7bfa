import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Ihre Daten',
  hint: 'Laden Sie alles, was über Sie aufbewahrt wird, als eine Datei herunter. Sie enthält keine Passwörter.',
  download: 'Meine Daten herunterladen',
} as const satisfies TextsOf<typeof en>;
