import { expect, test } from 'vitest';
import { examResultsBinding } from './exam-results.binding.ts';

const page = { page: 1, perPage: 25 };

test('a range of days covers its last day to the end, in the zone of the reader', () => {
  const filter = { finishedFrom: '2026-03-01', finishedTo: '2026-03-31', groupId: 'g1' };
  const { variables } = examResultsBinding.list({ filter, page });
  expect(variables).toMatchObject({
    filter: {
      groupId: 'g1',
      finishedFrom: new Date(2026, 2, 1).toISOString(),
      finishedTo: new Date(2026, 3, 1).toISOString(),
    },
  });
});

test('without days nothing is asked of the dates', () => {
  const { variables } = examResultsBinding.list({ filter: { status: 'PASSED' }, page });
  expect(variables?.['filter']).toEqual({ status: 'PASSED' });
});
