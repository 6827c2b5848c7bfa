/** MARKING: handed in, and some of it waits for a person's marks; it has no score yet. */
export const attemptStatuses = ['OPEN', 'MARKING', 'FINISHED', 'ABANDONED'] as const;
/** Only EXAM counts: PRACTICE is the student's own try, TEST is a look of the staff. */
export const attemptModes = ['EXAM', 'PRACTICE', 'TEST'] as const;
/** What a person may start by themselves. Test runs have a call and rights of their own. */
export const startModes = ['EXAM', 'PRACTICE'] as const;
/** How an attempt came to its end. */
export const attemptEnds = [
  'HANDED_IN',
  'TIME_UP',
  'LEFT',
  'CLOSED',
  'LOST_CONNECTION',
  'LOGGED_OUT',
  'ENDED_BY_STAFF',
] as const;
/** What lowered a passing score to the cap. */
export const penalties = ['RETAKE', 'LATE', 'RETAKE_AND_LATE'] as const;
/** When a student reads which answers were right. */
export const answerDisclosures = [
  'AT_END',
  'WHEN_PASSED',
  'WHEN_NO_ATTEMPTS_LEFT',
  'AFTER_DEADLINE',
  'NEVER',
] as const;
