export const texts = {
  'learning.checked.answered':
    '{count, plural, one {answered at the first try} other {answered after # tries}}',
  'learning.checked.at': 'Question at {time}',
  'learning.checked.none': 'not answered yet',
  'learning.checked.open':
    '{count, plural, one {not answered after # try} other {not answered after # tries}}',
} as const;
