import { expect, it } from 'vitest';
import { findSourceIds, isUsed } from './used-ids.ts';

const source = findSourceIds(`
  t('common.save'); item("/users", "shell.users"); say(\`errors.inUse\`); t('errors.seldom-used.late');
  const sizes = ['small', 'large'];
  t(\`lesson.\${size}\`); t(\`legal.terms.\${key}Title\`); const keys = ['study'];
  t(\`session.\${size === 'small' ? \`at(\${size}\` : 'never'}\`);
  import { x } from './lesson.medium.ts';
`);

it.each([
  'common.save',
  'shell.users',
  'errors.inUse',
  'errors.seldom-used.late',
  'lesson.small',
  'legal.terms.studyTitle',
])('finds %s', (id) => {
  expect(isUsed(id, source)).toBe(true);
});

it.each(['common.cancel', 'lesson.medium', 'legal.terms.studyBody', 'lesson.small.hint'])(
  'does not find %s',
  (id) => {
    expect(isUsed(id, source)).toBe(false);
  },
);
