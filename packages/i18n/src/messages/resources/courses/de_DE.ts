import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Kurs',
  plural: 'Kurse',
  'fields.q': 'Nach Kürzel oder Name suchen',
  'fields.code': 'Kürzel',
  'fields.name': 'Name',
  'fields.description': 'Beschreibung',
  'fields.teacherName': 'Lehrkraft',
  'fields.locale': 'Sprache',
  'fields.published': 'Veröffentlicht',
  'fields.lessonCount': 'Lektionen',
  'fields.examCount': 'Prüfungen',
  'fields.groupIds': 'Gruppen',
  'fields.groupId': 'Gruppe',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  overview: 'Überblick',
  addLesson: 'Lektion hinzufügen',
  addExam: 'Prüfung hinzufügen',
  noLessons: 'Dieser Kurs hat noch keine Lektionen.',
  noExams: 'Dieser Kurs hat noch keine Prüfungen.',
  noGroups: 'Dieser Kurs wird noch keiner Gruppe angeboten.',
  publishedHint: 'Studierende sehen einen Kurs, sobald er veröffentlicht ist.',
  'fields.categoryId': 'Kategorie',
} as const satisfies TextsOf<typeof en>;
