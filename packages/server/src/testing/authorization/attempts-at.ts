import { assignmentTries } from './assignment-tries.ts';
import { authoringTries } from './authoring-tries.ts';
import { caseTries } from './case-tries.ts';
import { classTries } from './class-tries.ts';
import { contentTries } from './content-tries.ts';
import { examTries } from './exam-tries.ts';
import { gradeTries } from './grade-tries.ts';
import { identityTries } from './identity-tries.ts';
import { learningTries } from './learning-tries.ts';
import { peopleTries } from './people-tries.ts';
import { questionTries } from './question-tries.ts';
import { siteTries } from './site-tries.ts';
import type { Try } from './try.ts';
import { uploadTries } from './upload-tries.ts';

/** One try for every root field; a field without one fails the matrix. */
export const tries: Readonly<Record<string, Try>> = {
  ...assignmentTries,
  ...authoringTries,
  ...caseTries,
  ...classTries,
  ...contentTries,
  ...examTries,
  ...gradeTries,
  ...identityTries,
  ...learningTries,
  ...peopleTries,
  ...questionTries,
  ...siteTries,
  ...uploadTries,
};
