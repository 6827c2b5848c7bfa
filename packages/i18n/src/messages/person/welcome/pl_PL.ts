import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Witamy, {name}',
  body: 'Drugi rok został ukończony. Od teraz należą Państwo do grona absolwentów uczelni, a ich strony stoją otworem.',
} as const satisfies TextsOf<typeof en>;
