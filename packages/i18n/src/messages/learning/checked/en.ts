export const learningChecked = {
  at: 'Question at {time}',
  answered: '{count, plural, one {answered at the first try} other {answered after # tries}}',
  open: '{count, plural, one {not answered after # try} other {not answered after # tries}}',
  none: 'not answered yet',
} as const;
