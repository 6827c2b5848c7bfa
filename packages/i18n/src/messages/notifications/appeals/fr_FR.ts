import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Votre recours',
  accepted: 'Votre recours concernant « {title} » a été accepté. Lisez la réponse.',
  declined: 'Votre recours concernant « {title} » a été rejeté. Lisez la réponse.',
  readAgain: 'Une deuxième personne examine votre recours concernant « {title} ».',
  staffTitle: 'Un recours',
  opened: '{name} a déposé un recours concernant « {title} ».',
  secondReading: 'Le recours de {name} concernant « {title} » attend un deuxième avis.',
} as const satisfies TextsOf<typeof en>;
