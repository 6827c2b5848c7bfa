/** The order of the sections of the legal texts, and the day of their last change. */
export const privacySections = {
  changedOn: '2025-09-01',
  keys: ['collect', 'use', 'access', 'abroad', 'keep', 'cookies', 'rights', 'contact'],
} as const;

export const termsSections = {
  changedOn: '2025-09-01',
  keys: [
    'account',
    'study',
    'content',
    'conduct',
    'payments',
    'availability',
    'ending',
    'changes',
    'contact',
  ],
} as const;
