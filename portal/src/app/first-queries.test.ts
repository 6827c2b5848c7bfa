import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InMemoryCache } from '@apollo/client';
import { buildSchema, graphqlSync, print } from 'graphql';
import { expect, test } from 'vitest';
import { queryTextOf } from '../../build/query-text-plugin.ts';
import { buildDashboard } from '../features/dashboard/dashboard-fixtures.ts';
import { DashboardDataDocument } from '../features/dashboard/DashboardData.generated.ts';
import { buildAttempt } from '../features/exams/exam-fixtures.ts';
import { ExamAttemptPageDocument } from '../features/exams/ExamAttemptPage.generated.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const schema = buildSchema(
  readFileSync(new URL('../../../packages/server/schema.graphql', import.meta.url), 'utf8'),
);
const operation = `${sources}/features/dashboard/DashboardData.graphql`;

test.each([
  {
    screen: 'the dashboard',
    file: operation,
    document: DashboardDataDocument,
    rootValue: buildDashboard(),
    variableValues: { groupId: 'g' },
  },
  {
    screen: 'the page of an attempt',
    file: `${sources}/features/exams/ExamAttemptPage.graphql`,
    document: ExamAttemptPageDocument,
    rootValue: { examAttempt: buildAttempt() },
    variableValues: { _id: 'attempt-2' },
  },
])('the query sent first brings what $screen asks for, field by field', (screen) => {
  const { rootValue, variableValues } = screen;
  const answerTo = (source: string) => graphqlSync({ schema, source, rootValue, variableValues });
  const asked = new InMemoryCache().transformDocument(screen.document);
  const answer = answerTo(queryTextOf(screen.file, sources));
  expect(answer.errors).toBeUndefined();
  expect(answer).toEqual(answerTo(print(asked)));
});

test('it has the name by which the dashboard finds its answer, and no idle space', () => {
  const text = queryTextOf(operation, sources);
  expect(text).toMatch(/^query DashboardData\(\$groupId:ID\)\{dashboard\(groupId:\$groupId\)\{/);
  expect(text).not.toMatch(/\s\s|\n/);
});

test('a fragment that nobody wrote stops the build', () => {
  expect(() =>
    queryTextOf(operation, fileURLToPath(new URL('../shared', import.meta.url))),
  ).toThrow(/unknown fragment/);
});
