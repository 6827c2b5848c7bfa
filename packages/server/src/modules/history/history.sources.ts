import { accommodationsHistory } from '../accommodations/index.ts';
import { assignmentsHistory } from '../assignments/index.ts';
import { attendanceSchemasHistory } from '../attendance/index.ts';
import type { HistorySource } from '../audit/index.ts';
import { coursesHistory, lessonsHistory } from '../courses/index.ts';
import { documentsHistory } from '../documents/index.ts';
import { examsHistory } from '../exams/index.ts';
import { groupsHistory, knownGroups } from '../groups/index.ts';
import { usersHistory } from '../identity/index.ts';
import { linksHistory } from '../links/index.ts';
import { questionPoolsHistory, questionsHistory } from '../questions/index.ts';
import { regionsHistory } from '../regions/index.ts';
import { requestFormsHistory } from '../request-forms/index.ts';
import {
  categoriesHistory,
  currenciesHistory,
  localesHistory,
  siteSettingsHistory,
} from '../site/index.ts';
import { teachersHistory } from '../teachers/index.ts';
import { termsHistory } from '../terms/index.ts';

/** Whose history can be read, by the name of the back-office's resource. */
export const historyResources = [
  'accommodations',
  'assignments',
  'attendanceSchemas',
  'categories',
  'currencies',
  'locales',
  'courses',
  'documents',
  'exams',
  'groups',
  'lessons',
  'links',
  'questionPools',
  'questions',
  'regions',
  'requestForms',
  'siteSettings',
  'teachers',
  'terms',
  'users',
] as const;

export type HistoryResource = (typeof historyResources)[number];

export const historySources: Readonly<Record<HistoryResource, HistorySource>> = {
  accommodations: accommodationsHistory,
  assignments: assignmentsHistory,
  attendanceSchemas: attendanceSchemasHistory,
  categories: categoriesHistory,
  currencies: currenciesHistory,
  locales: localesHistory,
  courses: coursesHistory,
  documents: documentsHistory,
  exams: examsHistory,
  groups: groupsHistory,
  lessons: lessonsHistory,
  links: { ...linksHistory, known: { groupIds: knownGroups } },
  questionPools: questionPoolsHistory,
  questions: questionsHistory,
  regions: regionsHistory,
  requestForms: requestFormsHistory,
  siteSettings: siteSettingsHistory,
  teachers: teachersHistory,
  terms: termsHistory,
  // Groups know people, not the other way round.
  users: { ...usersHistory, known: { groupIds: knownGroups } },
};
