import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Verifichi il Suo indirizzo e-mail per {applicationName}',
  body: 'Le diamo il benvenuto a {applicationName}. Confermi che questo è il Suo indirizzo e-mail, così potremo contattarLa per i Suoi studi.',
  button: 'Verifica indirizzo e-mail',
  ignore: 'Se non ha creato un account, può ignorare questo messaggio.',
} as const satisfies TextsOf<typeof en>;
