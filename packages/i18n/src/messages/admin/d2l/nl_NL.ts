import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'U wordt op {host} als uzelf aangemeld. De weg daarheen werkt één keer en één minuut lang; elk gebruik wordt vastgelegd.',
  notConfigured:
    'Er is geen Brightspace-site ingesteld. Wie de server beheert, geeft het adres en de gezamenlijke sleutel op.',
  expired: 'Deze weg naar Brightspace is al gebruikt of verlopen. Begin opnieuw.',
} as const satisfies TextsOf<typeof en>;
