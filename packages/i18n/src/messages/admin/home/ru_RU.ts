import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Добро пожаловать, {name}',
  allRegions: 'Весь колледж в цифрах',
  ownRegions: 'В цифрах: {regions}',
  activeStudents: 'Учащиеся',
  recentResults: 'Последние результаты экзаменов',
  noResults: 'Экзаменов пока никто не завершил.',
  allResults: 'Все результаты экзаменов',
  reportsOnly: 'Ваша роль открывает отчёты колледжа.',
  waiting: 'Что ждёт вас',
  nothingWaits: 'Сейчас вас ничего не ждёт.',
  oldest: 'Самое давнее — с {date}',
  waitingNotEnrolled: 'Люди, не задавшие пароль',
  waitingWithoutGroup: 'Люди без группы',
  waitingWithoutMembers: 'Группы без участников',
  waitingWithoutSchema: 'Группы без правил посещаемости',
  waitingWithoutAttendanceAdmin: 'Регионы без ответственного за посещаемость',
  waitingUnpublished: 'Неопубликованные документы',
  waitingRequests: 'Новые заявления',
} as const satisfies TextsOf<typeof en>;
