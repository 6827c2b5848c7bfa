import { expect, test } from 'vitest';
import type { Role } from '@lampstand/access';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import type { Rule } from './action-words.ts';
import { byArea, everything, filterRules } from './permission-filter.ts';
import { reasonInWords, ruleInWords, type Answer } from './rule-words.ts';

type Cell = Rule['cells'][number];

const t = createTranslator({ locale: 'en', messages: englishMessages });

const cell = (role: Role | null, everywhere: boolean, answer: Cell['answer']): Cell => ({
  __typename: 'PermissionCell',
  role,
  everywhere,
  answer,
});

const rule = (kind: Rule['kind'], name: string, role: 'admin' | null = null): Rule => ({
  __typename: 'PermissionRule',
  id: `${kind}.${name}`,
  kind,
  name,
  needs: [{ __typename: 'PermissionNeed', scope: role ? 'role' : 'user', role }],
  cells: [
    cell(null, true, 'NO'),
    cell('user', true, role ? 'NO' : 'OWN'),
    cell('admin', false, 'REGION'),
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
  const answer: Answer = {
    __typename: 'PermissionAnswer',
    allowed: false,
    reason: 'ROLE_NOT_IN_REGION',
    role: 'admin',
    regions: ['Berlin'],
  };
  expect(reasonInWords(t, answer, (slug) => slug.toLowerCase())).toBe(
    'It needs the role “Administrator” in this region; the person holds it only in: berlin.',
  );
});
