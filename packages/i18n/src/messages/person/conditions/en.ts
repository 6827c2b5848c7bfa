export const personExamConditions = {
  title: 'In your exams',
  intro: 'This applies to you in every exam.',
  time: 'Time: {share, number, percent} of the usual',
  breaks: 'Breaks: {minutes, plural, one {# minute more} other {# minutes more}}',
  attempts: 'Attempts: {count, plural, one {# more} other {# more}}',
  noLeaveRule: 'Leaving the page does not fail the exam',
  grace: 'You may be away for up to {duration}',
  largerType: 'Questions in larger type',
  readAloud: 'Questions can be read aloud',
  until: 'Until {date}',
} as const;
