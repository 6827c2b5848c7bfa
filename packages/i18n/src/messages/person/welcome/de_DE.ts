import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Willkommen, {name}',
  body: 'Sie haben das zweite Jahr abgeschlossen. Von nun an gehören Sie zu den Alumni des Colleges, und deren Seiten stehen Ihnen offen.',
} as const satisfies TextsOf<typeof en>;
