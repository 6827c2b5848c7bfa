import { expect, test } from 'vitest';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import type { Rule } from './action-words.ts';
import { byArea, everything, filterRules } from './permission-filter.ts';
import { reasonInWords, ruleInWords } from './rule-words.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

const rule = (kind: Rule['kind'], name: string, role: 'admin' | null = null): Rule => ({
  id: `${kind}.${name}`,
  kind,
  name,
  needs: [role ? { scope: 'role', role } : { scope: 'user', role: null }],
  cells: [
    { role: null, everywhere: true, answer: 'NO' },
    { role: 'user', everywhere: true, answer: role ? 'NO' : 'OWN' },
    { role: 'admin', everywhere: false, answer: 'REGION' },
  ],
});

const rules = [
  rule('QUERY', 'users', 'admin'),
  rule('MUTATION', 'createUser', 'admin'),
  rule('MUTATION', 'startExamAttempt'),
  rule('PAGE', '/users', 'admin'),
].map((each) => ruleInWords(t, each));

test.each([
  ['users', 'Users', 'View'],
  ['createUser', 'Users', 'Create'],
  ['startExamAttempt', 'Exams', 'Create'],
  ['/users', 'Pages', 'Users'],
])('%s is told as %s: %s', (name, area, action) => {
  expect(rules.find((each) => each.name === name)).toMatchObject({ area, action });
});

test('a search looks into words and names', () => {
  const found = (q: string) => filterRules(rules, { ...everything, q }).map(({ name }) => name);
  expect(found('create')).toEqual(['createUser', 'startExamAttempt']);
  expect(found(' USERS ')).toEqual(['users', 'createUser', '/users']);
  expect(found('administrator')).toEqual(['users', 'createUser', '/users']);
});

test('an area and a role leave what they hold', () => {
  const found = (filter: object) =>
    filterRules(rules, { ...everything, ...filter }).map(({ name }) => name);
  expect(found({ area: 'Exams' })).toEqual(['startExamAttempt']);
  expect(found({ role: 'user' })).toEqual(['startExamAttempt']);
});

test('areas come in the order of the language', () => {
  expect(byArea(rules, 'en').map(([area]) => area)).toEqual(['Exams', 'Pages', 'Users']);
});

test('a reason names the role and the regions', () => {
  const answer = {
    __typename: 'PermissionAnswer',
    allowed: false,
    reason: 'ROLE_NOT_IN_REGION',
    role: 'admin',
    regions: ['Berlin'],
  } as const;
  expect(reasonInWords(t, answer, (slug) => slug.toLowerCase())).toBe(
    'It needs the role “Administrator” in this region; the person holds it only in: berlin.',
  );
});
