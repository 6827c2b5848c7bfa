export const workTranscript = {
  of: 'Transcript of {name}',
  none: 'There is nothing on your transcript yet.',
  noTerm: '{year}, outside of terms',
  points: 'Grade points',
  termMean: 'Average of the term',
  overall: 'Average of all completed courses: {score}, grade points {points}',
  underWay: 'under way',
  scale: 'Scale (from which score, and grade points):',
  unofficial:
    'Printed from the student portal. Only an issued copy with a code can be checked by others.',
  copies: 'Issued copies',
  copiesHint:
    'A copy is a PDF file. Whoever gets it can check on our site, by its code, that it is genuine.',
  noCopies: 'No copy has been issued yet.',
  issue: 'Issue a copy',
  issueText: 'The copy shows your transcript as it is now and gets a code of its own.',
  wasIssued: 'The copy {code} was issued.',
  issuedOn: 'Issued on {date}',
  revoked: 'Revoked on {date}',
} as const;
