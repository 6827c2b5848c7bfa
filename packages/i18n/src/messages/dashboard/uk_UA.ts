import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Доброго ранку, {name}',
  goodAfternoon: 'Добрий день, {name}',
  goodEvening: 'Добрий вечір, {name}',
  archivedGroup: '{name} (в архіві)',
  continueTitle: 'Продовжте з місця, де зупинилися',
  startTitle: 'Почніть із першого уроку',
  coursesTitle: 'Мої курси',
  allCourses: 'Усі курси',
  resultsTitle: 'Останні результати іспитів',
  noResults: 'Після першого іспиту тут з’являться ваші результати.',
  pendingTitle: 'Майбутні іспити',
  noPendingExams: 'У Вас немає майбутніх іспитів',
  notificationsTitle: 'Непрочитані сповіщення',
  allNotifications: 'Усі сповіщення',
  noNotifications: 'Непрочитаних сповіщень немає.',
  noGroups: 'Групи не знайдено',
  noGroupsText: 'Ви ще не належите до жодної групи. Вас додасть офіс вашого кампусу.',
  noGroupsStaffText:
    'Ви не належите до жодної групи. Додайте себе до групи в розділі адміністрування, щоб бачити тут її курси.',
  alumniTitle: 'Для наших випускників',
  alumniText: 'Бібліотека курсів, новини та реєстр служінь — на порталі випускників.',
  openAlumni: 'Відкрити портал випускників',
  dueNextTitle: 'Найближчий термін',
  pendingAssignmentsTitle: 'Завдання до здачі',
  noPendingAssignments: 'У вас немає завдань до здачі',
  due: 'Термін:',
  atCampus: '({time} за часом вашого кампусу)',
  timeLeft: 'Залишилося: {time}',
} as const satisfies TextsOf<typeof en>;
