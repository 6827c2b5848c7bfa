import { describe, expect, it } from 'vitest';
import { isBuilt, notBuiltYet } from './not-built-yet.ts';
import { routes } from './route-table.ts';

/** Lower it whenever a screen is built; it must never rise. */
const atMost = 11;

describe('the list of screens that do not exist yet', () => {
  it('only shrinks', () => {
    expect(notBuiltYet.length).toBeLessThanOrEqual(atMost);
  });

  it('names only patterns of the table, each once', () => {
    const known = routes.map(({ path }) => path);
    expect(notBuiltYet.filter((path) => !known.includes(path))).toEqual([]);
    expect(new Set(notBuiltYet).size).toBe(notBuiltYet.length);
  });

  it.each([
    '/',
    '/login',
    '/forgot-password',
    '/set-password',
    '/reset-password/t0ken',
    '/password-recoverd',
    '/create-account/g1',
    '/enroll-account/t0ken',
    '/verify-email/t0ken',
    '/verify-transcript/7K3M',
    '/msauth/callback',
    '/google-auth',
    '/privacy',
    '/terms',
    '/dashboard',
    '/profile',
    '/notifications',
    '/student/courses',
    '/student/courses/c1/lessons/l1',
    '/student/exams/e1/attempts/a1',
    '/student/assessments',
    '/student/assignments/a1',
    '/student/assignments/a1/submissions',
    '/student/grades',
    '/student/courses/c1/grades',
    '/student/transcript',
    '/admin',
    '/users/u1',
    '/regions',
    '/groups',
    '/courses',
    '/lessons',
    '/exams',
    '/questions',
    '/question-pools',
    '/examResults',
    '/gradebook',
    '/transcripts',
    '/assignments/a1',
    '/assignmentSubmissions',
    '/translations',
    '/logits',
    '/attendanceSchemas',
    '/groups/preview/all',
    '/teachers/t1',
    '/categories/c1',
    '/locales/de_DE',
    '/site-settings',
    '/currencies/m1',
    '/student/links',
    '/links',
    '/permissions',
    '/request-form',
    '/requests/a1',
    '/nowhere',
  ])('does not hold %s', (path) => {
    expect(isBuilt(path)).toBe(true);
  });

  it.each(['/news/admin', '/timelogs', '/reports/x'])('says of %s that it is not built', (path) => {
    expect(isBuilt(path)).toBe(false);
  });
});
