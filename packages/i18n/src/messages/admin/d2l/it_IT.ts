import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'L’accesso a {host} avviene a Suo nome. Il passaggio vale una volta e per un minuto; ogni uso viene annotato.',
  notConfigured:
    'Nessun sito Brightspace è configurato. Chi gestisce il server ne indica l’indirizzo e la chiave comune.',
  expired: 'Questo passaggio a Brightspace è già stato usato o è scaduto. Ricominci.',
} as const satisfies TextsOf<typeof en>;
