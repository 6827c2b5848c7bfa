import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: 'Ваша апелляция',
  accepted: 'Ваша апелляция по «{title}» удовлетворена. Прочитайте ответ.',
  declined: 'Ваша апелляция по «{title}» отклонена. Прочитайте ответ.',
  readAgain: 'Вашу апелляцию по «{title}» рассматривает второй проверяющий.',
  staffTitle: 'Апелляция',
  opened: 'Апелляция по «{title}»: {name}.',
  secondReading: 'Апелляции ({name}, «{title}») нужен второй проверяющий.',
} as const satisfies TextsOf<typeof en>;
