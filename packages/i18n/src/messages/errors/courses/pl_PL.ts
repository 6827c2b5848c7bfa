import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Ta lekcja ma nagrania. Proszę je usunąć, zanim stanie się tekstem.',
  playsNothing: 'Lekcja tego rodzaju niczego nie odtwarza. Proszę najpierw wybrać inny rodzaj.',
} as const satisfies TextsOf<typeof en>;
