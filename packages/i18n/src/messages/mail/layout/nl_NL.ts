import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Beste {firstName},',
  greetingUnnamed: 'Goedendag,',
  signOff: 'Met vriendelijke groet,',
  team: 'Het team van {applicationName}',
  linkHint: 'Werkt de knop niet, kopieer dan dit adres naar uw browser:',
  automatic: 'Dit bericht is automatisch verzonden. U kunt er niet op antwoorden.',
} as const satisfies TextsOf<typeof en>;
