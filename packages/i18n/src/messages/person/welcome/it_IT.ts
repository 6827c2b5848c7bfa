import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Benvenuto tra gli ex studenti, {name}',
  body: 'Ha concluso il secondo anno. Da ora appartiene agli ex studenti del college, e le loro pagine sono aperte per Lei.',
} as const satisfies TextsOf<typeof en>;
