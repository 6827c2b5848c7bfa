import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Az Ön fellebbezése',
  accepted: 'A(z) „{title}” ügyében benyújtott fellebbezését elfogadták. Olvassa el a választ.',
  declined: 'A(z) „{title}” ügyében benyújtott fellebbezését elutasították. Olvassa el a választ.',
  readAgain: 'A(z) „{title}” ügyében benyújtott fellebbezését egy második bíráló vizsgálja.',
  staffTitle: 'Fellebbezés',
  opened: '{name} fellebbezést nyújtott be a(z) „{title}” ügyében.',
  secondReading: '{name} fellebbezéséhez („{title}”) második bíráló szükséges.',
} as const satisfies TextsOf<typeof en>;
