import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Tisztelt {firstName}!',
  greetingUnnamed: 'Jó napot kívánunk!',
  signOff: 'Üdvözlettel:',
  team: 'A(z) {applicationName} csapata',
  linkHint: 'Ha a gomb nem működik, másolja ezt a címet a böngészőjébe:',
  automatic: 'Ezt az üzenetet automatikusan küldtük. Kérjük, ne válaszoljon rá.',
} as const satisfies TextsOf<typeof en>;
