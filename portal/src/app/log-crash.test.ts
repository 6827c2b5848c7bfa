import { expect, test, vi } from 'vitest';
import type { Session } from '@lampstand/auth';
import { logCrash } from './log-crash.ts';

function crash(error: Error, path = '/student/exams/e1') {
  const log = vi.fn<Session['log']>().mockResolvedValue();
  logCrash({ log }, error, '\n    at ExamPage', path);
  return log.mock.calls[0]?.[0];
}

test('a crash is logged with where it happened and what it was', () => {
  const entry = crash(new RangeError('out of bounds'));
  expect(entry).toMatchObject({ action: 'crash', type: 'error' });
  expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
    path: '/student/exams/e1',
    name: 'RangeError',
    message: 'out of bounds',
    componentStack: '\n    at ExamPage',
  });
});

test('an endless message does not make an endless entry', () => {
  const payload = crash(new Error('x'.repeat(100_000)))?.payload ?? '';
  expect(payload.length).toBeLessThan(2000);
  expect(JSON.parse(payload)).toMatchObject({ message: 'x'.repeat(300) });
});

test.each([
  ['/setup/s3cret', '/setup/:secret'],
  ['/reset-password/t0ken', '/reset-password/:token'],
  ['/login', '/login'],
])('the entry of a crash on %s names %s: no secret of a link', (path, shown) => {
  const payload = crash(new Error('broken'), path)?.payload ?? '';
  expect(JSON.parse(payload)).toMatchObject({ path: shown });
});
