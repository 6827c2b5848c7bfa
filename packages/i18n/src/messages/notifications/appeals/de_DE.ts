import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Ihr Einspruch',
  accepted: 'Ihrem Einspruch zu „{title}“ wurde stattgegeben. Bitte lesen Sie die Antwort.',
  declined: 'Ihr Einspruch zu „{title}“ wurde abgelehnt. Bitte lesen Sie die Antwort.',
  readAgain: 'Eine zweite Person prüft Ihren Einspruch zu „{title}“.',
  staffTitle: 'Ein Einspruch',
  opened: '{name} hat Einspruch zu „{title}“ eingelegt.',
  secondReading: 'Der Einspruch von {name} zu „{title}“ braucht eine zweite Prüfung.',
} as const satisfies TextsOf<typeof en>;
