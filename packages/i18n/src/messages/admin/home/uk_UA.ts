import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Вітаємо, {name}',
  allRegions: 'Увесь коледж у цифрах',
  ownRegions: 'У цифрах: {regions}',
  activeStudents: 'Активні студенти',
  recentResults: 'Останні результати іспитів',
  noResults: 'Ще ніхто не завершив іспиту.',
  allResults: 'Усі результати іспитів',
  reportsOnly: 'Ваша роль відкриває звіти коледжу.',
} as const satisfies TextsOf<typeof en>;
