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
  waiting: 'Що чекає на вас',
  nothingWaits: 'Зараз на вас нічого не чекає.',
  oldest: 'Найдавніше — з {date}',
  waitingNotEnrolled: 'Люди, які не задали пароль',
  waitingWithoutGroup: 'Люди без групи',
  waitingWithoutMembers: 'Групи без учасників',
  waitingWithoutSchema: 'Групи без правил відвідуваності',
  waitingWithoutAttendanceAdmin: 'Регіони без відповідального за відвідуваність',
  waitingUnpublished: 'Неопубліковані документи',
  waitingRequests: 'Нові заяви',
} as const satisfies TextsOf<typeof en>;
