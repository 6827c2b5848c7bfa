import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'I dati di questa persona sono stati cancellati; il suo account non è più utilizzabile.',
  merged:
    'Questo account è stato unito a un altro. Cancelli l’account mantenuto e anche questo sarà cancellato.',
  mergedStays:
    'Questo account è stato unito a un altro e resta chiuso. Annulli l’unione per riaprirlo.',
  eraseSelf: 'Non può cancellare i Suoi dati da qui.',
  lastSuperadmin: 'L’ultimo amministratore principale non può essere cancellato.',
  otherEmail: 'Questo non è l’indirizzo e-mail dell’account.',
  reasonNames: 'Il motivo resta per sempre, quindi non deve nominare la persona.',
  undoTooLate: 'I trenta giorni in cui questa unione poteva essere annullata sono trascorsi.',
  mergedOn:
    'Nel frattempo l’account mantenuto è stato unito a un altro. Annulli prima quell’unione.',
} as const satisfies TextsOf<typeof en>;
