import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Il Suo account a {applicationName}',
  body: 'È stato aperto per Lei un account a {applicationName} con l’indirizzo {emailAddress}. Scelga la password con il pulsante qui sotto e potrà accedere.',
  button: 'Scegli la password',
  expiry:
    '{days, plural, one {Il link funziona una sola volta, entro # giorno.} many {Il link funziona una sola volta, entro # di giorni.} other {Il link funziona una sola volta, entro # giorni.}}',
  ignore: 'Se non se lo aspettava, può ignorare questo messaggio.',
} as const satisfies TextsOf<typeof en>;
