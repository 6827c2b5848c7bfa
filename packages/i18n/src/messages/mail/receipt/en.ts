export const receipt = {
  subject: 'Received: {assignment}',
  body: 'We received your work for “{assignment}” on {submittedAt}.',
  files: '{count, plural, one {# file: {names}} other {# files: {names}}}',
  textOnly: 'You handed in a text without files.',
  code: 'Receipt: {code}',
  hash: 'Checksum: {hash}',
  button: 'Open the assignment',
  keep: 'Please keep this message: it proves what you handed in, and when.',
} as const;
