import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Kurs',
  plural: 'Kursy',
  'fields.q': 'Szukaj po kodzie lub nazwie',
  'fields.code': 'Kod',
  'fields.name': 'Nazwa',
  'fields.description': 'Opis',
  'fields.teacherName': 'Wykładowca',
  'fields.locale': 'Język',
  'fields.published': 'Opublikowany',
  'fields.lessonCount': 'Lekcje',
  'fields.examCount': 'Egzaminy',
  'fields.groupIds': 'Grupy',
  'fields.groupId': 'Grupa',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  overview: 'Przegląd',
  addLesson: 'Dodaj lekcję',
  addExam: 'Dodaj egzamin',
  noLessons: 'Ten kurs nie ma jeszcze lekcji.',
  noExams: 'Ten kurs nie ma jeszcze egzaminów.',
  noGroups: 'Ten kurs nie jest jeszcze przypisany do żadnej grupy.',
  publishedHint: 'Studenci widzą kurs po jego opublikowaniu.',
  'fields.categoryId': 'Kategoria',
} as const satisfies TextsOf<typeof en>;
