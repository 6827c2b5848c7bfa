import type { TextsOf } from '../../../message-types.ts';
import type { examPenalty as en } from './en.ts';

export const examPenalty = {
  subject: '{exam}: a határidő lejárt',
  body: 'A(z) „{course}” kurzus „{exam}” vizsgájának határideje {deadline} ({zone}) volt. Addig Ön nem teljesítette.',
  penalty:
    'Még leteheti. A sikeres eredmény mostantól legfeljebb {cap, number, percent} értékkel számít.',
  closesAt: '{closesAt} ({zone}) után már nem lehet elkezdeni.',
  closed: 'Már nem lehet elkezdeni. Kérjük, forduljon a csoportvezetőjéhez.',
} as const satisfies TextsOf<typeof en>;
