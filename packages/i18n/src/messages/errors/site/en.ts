export const errorsSite = {
  categoryInUse:
    'This category is in use by {count, plural, one {# course} other {# courses}}: {names}. Move what is under it to another category first.',
} as const;
