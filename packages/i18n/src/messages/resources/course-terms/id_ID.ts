import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Semester',
  plural: 'Semester',
  'fields.q': 'Cari menurut nama',
  'fields.name': 'Nama',
  'fields.year': 'Tahun',
  'fields.startsOn': 'Hari pertama',
  'fields.endsOn': 'Hari terakhir',
  'fields.offeringCount': 'Mata kuliah yang ditawarkan',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  courses: 'Mata kuliah semester ini',
  noCourses: 'Belum ada mata kuliah yang ditawarkan pada semester ini.',
} as const satisfies TextsOf<typeof en>;
