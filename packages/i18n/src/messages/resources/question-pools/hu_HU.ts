import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Kérdéscsoport',
  plural: 'Kérdéscsoportok',
  'fields.q': 'Keresés név szerint',
  'fields.name': 'Név',
  'fields.courseId': 'Kurzus',
  'fields.questionCount': 'Kérdések',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  hint: 'A vizsga a csoport kérdései közül húz néhányat, minden hallgatónak mást.',
  showQuestions: 'A csoport kérdései',
} as const satisfies TextsOf<typeof en>;
