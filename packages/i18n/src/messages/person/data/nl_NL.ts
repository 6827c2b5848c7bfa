import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: 'Uw gegevens',
  hint: 'Download alles wat over u wordt bewaard als één bestand. Het bevat geen wachtwoorden.',
  download: 'Mijn gegevens downloaden',
} as const satisfies TextsOf<typeof en>;
