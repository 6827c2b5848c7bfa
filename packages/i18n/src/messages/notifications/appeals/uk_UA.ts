import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Ваша апеляція',
  accepted: 'Вашу апеляцію щодо «{title}» задоволено. Прочитайте відповідь.',
  declined: 'Вашу апеляцію щодо «{title}» відхилено. Прочитайте відповідь.',
  readAgain: 'Вашу апеляцію щодо «{title}» розглядає другий перевіряючий.',
  staffTitle: 'Апеляція',
  opened: 'Апеляція щодо «{title}»: {name}.',
  secondReading: 'Апеляції ({name}, «{title}») потрібен другий перевіряючий.',
} as const satisfies TextsOf<typeof en>;
