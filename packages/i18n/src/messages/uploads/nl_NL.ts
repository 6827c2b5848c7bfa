import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Bestanden kiezen',
  invalidType: 'Het bestandstype moet {types} zijn',
  tooLarge: 'Het bestand is groter dan {size, number} bytes',
  tooSmall: 'Het bestand is kleiner dan {size, number} bytes',
  tooMany: 'Te veel bestanden',
  title: 'Uploads',
  clearCompleted: 'Voltooide wissen',
  collapse: 'Inklappen',
  expand: 'Uitklappen',
  done: 'Klaar',
  failed: 'Mislukt',
  abort: 'Afbreken',
  resume: 'Hervatten',
  clear: 'Wissen',
} as const satisfies TextsOf<typeof en>;
