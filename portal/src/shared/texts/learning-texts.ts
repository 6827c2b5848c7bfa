import { prefetchTexts } from '@lampstand/ui';
import checks from 'virtual:messages/checks';
import learning from 'virtual:messages/learning';

/** Texts of courses, lessons and exams. */
export const learningTexts = prefetchTexts([learning, checks]);
