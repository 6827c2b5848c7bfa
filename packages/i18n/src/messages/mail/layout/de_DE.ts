import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Guten Tag {firstName},',
  greetingUnnamed: 'Guten Tag,',
  signOff: 'Freundliche Grüße',
  team: 'Ihr Team von {applicationName}',
  linkHint:
    'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: 'Diese Nachricht wurde automatisch versandt. Bitte antworten Sie nicht darauf.',
} as const satisfies TextsOf<typeof en>;
