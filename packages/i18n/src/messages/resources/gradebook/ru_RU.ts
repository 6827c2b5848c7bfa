import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Журнал оценок',
  plural: 'Журнал оценок',
  'fields.groupId': 'Группа',
  'fields.courseId': 'Курс',
  search: 'Поиск по имени',
  student: 'Студент(ка)',
  grade: 'Оценка',
  letter: 'Буква',
  weight: 'Вес {weight, number}',
  stateMISSING: 'Не сдано',
  stateNOT_REQUIRED: 'Не требуется (вступил позже)',
  statePENDING: 'Ещё предстоит',
  stateMARKING: 'Ожидает оценки',
  explain: 'Как это получилось: {name}',
  choose: 'Выберите группу и один из её курсов.',
  noCourses: 'У этой группы нет опубликованных курсов.',
  nobody: 'Никого не найдено.',
  csv: 'Скачать в CSV',
  print: 'Печать',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Результат, %',
  'fields.reason': 'Причина',
  correct: 'Исправить оценку',
  correctBody:
    'Исправленная оценка учитывается, пока её не отменят. {name} получит уведомление и прочтёт причину.',
  corrected: 'Оценка {name} исправлена',
  withdraw: 'Отменить исправление',
  withdrawBody:
    'Снова учитывается оценка по работам. {name} получит уведомление и прочтёт причину.',
  withdrawn: 'Исправление для {name} отменено',
} as const satisfies TextsOf<typeof en>;
