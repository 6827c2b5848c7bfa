import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: a határidő holnap lejár',
  body: 'Ön még nem teljesítette a(z) „{course}” kurzus „{exam}” vizsgáját. A határidő: {deadline} ({zone}).',
  penalty:
    'Aki a határidő után adja be és teljesíti, legfeljebb {cap, number, percent} eredményt kap.',
  button: 'A vizsgához',
  footnote: 'Ezt az üzenetet azért kapja, mert a vizsga az Ön csoportjához tartozik.',
} as const satisfies TextsOf<typeof en>;
