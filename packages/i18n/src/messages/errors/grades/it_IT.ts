import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Nessun corso è ancora completo, quindi non c’è nulla da rilasciare.',
  letterTwice: 'Questa lettera compare due volte.',
  bandOrder: 'Ogni lettera deve iniziare più in basso di quella precedente.',
  bandLast: 'L’ultima lettera deve iniziare da 0, affinché ogni risultato ne abbia una.',
  bandPoints: 'Una lettera inferiore non vale più punti.',
  blocks: 'Ogni parte della pagina deve comparire una volta.',
  neededBlock: 'Nessun libretto è senza questa parte.',
} as const satisfies TextsOf<typeof en>;
