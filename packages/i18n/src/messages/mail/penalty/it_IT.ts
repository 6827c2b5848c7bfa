import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: la scadenza è passata',
  body: 'La scadenza dell’esame «{exam}» del corso «{course}» era {deadline} ({zone}). Fino ad allora Lei non lo aveva superato.',
  penalty:
    'Può ancora sostenerlo. Un punteggio sufficiente vale ora al massimo {cap, number, percent}.',
  closesAt: 'Dopo {closesAt} ({zone}) non sarà più possibile iniziarlo.',
  closed: 'Non è più possibile iniziarlo. Si rivolga al facilitatore del Suo gruppo.',
} as const satisfies TextsOf<typeof en>;
