import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Buongiorno {firstName},',
  greetingUnnamed: 'Buongiorno,',
  signOff: 'Cordiali saluti,',
  team: 'Il team di {applicationName}',
  linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
  automatic: 'Questo messaggio è stato inviato automaticamente. La preghiamo di non rispondere.',
} as const satisfies TextsOf<typeof en>;
