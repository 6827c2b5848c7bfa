import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Imposti una nuova password per {applicationName}',
  body: 'Ci è stato chiesto di impostare una nuova password per l’account {emailAddress}. La scelga con il pulsante qui sotto.',
  button: 'Imposta nuova password',
  expiry:
    '{hours, plural, one {Il link funziona una sola volta, entro # ora.} many {Il link funziona una sola volta, entro # di ore.} other {Il link funziona una sola volta, entro # ore.}}',
  ignore:
    'Se non l’ha chiesto Lei, può ignorare questo messaggio. La Sua password resta invariata.',
} as const satisfies TextsOf<typeof en>;
