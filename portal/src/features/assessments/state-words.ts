import type { Translator } from '@lampstand/i18n';
import type { AssessmentState } from '../../shared/work/assessment.rules.ts';

const words = {
  LATE: 'work.overview.late',
  OPEN: 'work.overview.open',
  MARKING: 'work.overview.marking',
  UPCOMING: 'work.overview.upcoming',
  DONE: 'work.overview.done',
  MISSED: 'work.overview.missed',
  NOT_REQUIRED: 'work.overview.notRequired',
} as const satisfies Record<AssessmentState, string>;

export const stateWords = (state: AssessmentState, t: Translator): string => t(words[state]);
