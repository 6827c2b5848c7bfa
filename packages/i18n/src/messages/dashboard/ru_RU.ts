import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Доброе утро, {name}',
  goodAfternoon: 'Добрый день, {name}',
  goodEvening: 'Добрый вечер, {name}',
  archivedGroup: '{name} (в архиве)',
  continueTitle: 'Продолжите с того места, где остановились',
  startTitle: 'Начните с первого урока',
  coursesTitle: 'Мои курсы',
  allCourses: 'Все курсы',
  resultsTitle: 'Последние результаты экзаменов',
  noResults: 'После первого экзамена здесь появятся ваши результаты.',
  pendingTitle: 'Предстоящие экзамены',
  noPendingExams: 'У вас нет предстоящих экзаменов',
  notificationsTitle: 'Непрочитанные уведомления',
  allNotifications: 'Все уведомления',
  noNotifications: 'Непрочитанных уведомлений нет.',
  noGroups: 'Группы не найдены',
  noGroupsText: 'Вы пока не состоите ни в одной группе. Вас добавит офис вашего кампуса.',
  noGroupsStaffText:
    'Вы не состоите ни в одной группе. Добавьте себя в группу в разделе администрирования, чтобы видеть здесь её курсы.',
  alumniTitle: 'Для наших выпускников',
  alumniText: 'Библиотека курсов, новости и реестр служений находятся на портале выпускников.',
  openAlumni: 'Открыть портал выпускников',
  dueNextTitle: 'Ближайший срок',
  pendingAssignmentsTitle: 'Задания к сдаче',
  noPendingAssignments: 'У вас нет заданий к сдаче',
  due: 'Срок:',
  atCampus: '({time} по времени вашего кампуса)',
  timeLeft: 'Осталось: {time}',
} as const satisfies TextsOf<typeof en>;
