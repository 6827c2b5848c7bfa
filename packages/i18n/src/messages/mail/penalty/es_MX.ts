import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: el plazo venció',
  body: 'El plazo del examen «{exam}» del curso «{course}» venció el {deadline} ({zone}). Hasta entonces usted no lo había aprobado.',
  penalty:
    'Todavía puede presentarlo. Un resultado aprobatorio cuenta ahora como {cap, number, percent} a lo sumo.',
  closesAt: 'Nadie podrá empezarlo después del {closesAt} ({zone}).',
  closed: 'Ya no se puede empezar. Hable con quien facilita su grupo.',
} as const satisfies TextsOf<typeof en>;
