import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Odwołanie',
  accepted: 'Odwołanie w sprawie „{title}” zostało uwzględnione. Prosimy przeczytać odpowiedź.',
  declined: 'Odwołanie w sprawie „{title}” zostało odrzucone. Prosimy przeczytać odpowiedź.',
  readAgain: 'Odwołanie w sprawie „{title}” rozpatruje druga osoba.',
  staffTitle: 'Odwołanie studenta',
  opened: 'Odwołanie w sprawie „{title}” składa {name}.',
  secondReading: 'Odwołanie ({name}, „{title}”) wymaga drugiej osoby rozpatrującej.',
} as const satisfies TextsOf<typeof en>;
