export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {The one attempt that counts} other {The best of # attempts that count}}',
  capped: 'A pass on a retake or after the deadline counts as 70 % at most',
  corrected: 'Corrected by hand; it was {before, number, percent} at first',
  gradedByHand: 'Graded by hand',
  completed: 'Complete: counts as 100 %',
  notCompleted: 'Incomplete: counts as 0 %',
  marking: 'Handed in and waiting for marks: does not count yet',
  missing: 'Not there after the deadline: counts as 0 %',
  notRequired: 'Was due before the student joined the group: not required, and does not count',
  pending: 'Still to come: does not count before its deadline',
  part: '{title}: weight {weight, number}, which is {share, number, percent} of the grade',
  mean: 'Weighted mean of {parts, plural, one {# part} other {# parts}}, halves rounded up',
  deduction: 'Less {points, number} percentage points',
  letter: 'From {from, number, percent}: {letter}',
  nothingYet: 'Nothing counts yet',
  because: 'Reason: {reason}',
} as const;
