import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Kurzus',
  plural: 'Kurzusok',
  'fields.q': 'Keresés kód vagy név szerint',
  'fields.code': 'Kód',
  'fields.name': 'Név',
  'fields.description': 'Leírás',
  'fields.teacherName': 'Oktató',
  'fields.locale': 'Nyelv',
  'fields.published': 'Közzétéve',
  'fields.lessonCount': 'Leckék',
  'fields.examCount': 'Vizsgák',
  'fields.groupIds': 'Csoportok',
  'fields.groupId': 'Csoport',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  overview: 'Áttekintés',
  addLesson: 'Lecke hozzáadása',
  addExam: 'Vizsga hozzáadása',
  noLessons: 'Ennek a kurzusnak még nincsenek leckéi.',
  noExams: 'Ennek a kurzusnak még nincsenek vizsgái.',
  noGroups: 'Ez a kurzus még egyetlen csoportnak sem elérhető.',
  publishedHint: 'A hallgatók a közzététel után látják a kurzust.',
  'fields.categoryId': 'Kategória',
} as const satisfies TextsOf<typeof en>;
