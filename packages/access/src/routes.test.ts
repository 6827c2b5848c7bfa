import { describe, expect, it } from 'vitest';
import type { Person } from './roles.ts';
import { routes } from './route-table.ts';
import { appForPath, mayVisit, routeFor } from './routes.ts';

const person = (role: string, regional: string[] = []): Person => ({
  roles: [role],
  regionRoles: [{ slug: 'rome', roleNames: regional }],
});

/** In the order of the matrix's columns. */
const people: readonly (readonly [string, Person | undefined])[] = [
  ['stranger', undefined],
  ['user', person('user')],
  ['manager', person('manager')],
  ['admin', person('admin')],
  ['superadmin', person('superadmin')],
  ['reportsAdmin', person('reportsAdmin')],
  ['manager of a region', person('user', ['manager'])],
  ['admin of a region', person('user', ['admin'])],
];

/** Path, serving app, then who may visit, written out by hand from the specification. */
const matrix = `
path                                       app     stranger user manager admin superadmin reports rManager rAdmin
/                                          portal  yes      yes  yes     yes   yes        yes     yes      yes
/login                                     portal  yes      yes  yes     yes   yes        yes     yes      yes
/forgot-password                           portal  yes      yes  yes     yes   yes        yes     yes      yes
/set-password                              portal  yes      yes  yes     yes   yes        yes     yes      yes
/reset-password/t0ken                      portal  yes      yes  yes     yes   yes        yes     yes      yes
/password-recoverd                         portal  yes      yes  yes     yes   yes        yes     yes      yes
/create-account/g1                         portal  yes      yes  yes     yes   yes        yes     yes      yes
/enroll-account/t0ken                      portal  yes      yes  yes     yes   yes        yes     yes      yes
/verify-email/t0ken                        portal  yes      yes  yes     yes   yes        yes     yes      yes
/verify-transcript/7K3M                    portal  yes      yes  yes     yes   yes        yes     yes      yes
/setup/s3cret                              portal  yes      yes  yes     yes   yes        yes     yes      yes
/msauth/callback                           portal  yes      yes  yes     yes   yes        yes     yes      yes
/privacy                                   portal  yes      yes  yes     yes   yes        yes     yes      yes
/terms                                     portal  yes      yes  yes     yes   yes        yes     yes      yes
/google-auth                               portal  no       yes  yes     yes   yes        yes     yes      yes
/alumni                                    portal  no       yes  yes     yes   yes        yes     yes      yes
/dashboard                                 portal  no       yes  yes     yes   yes        yes     yes      yes
/student                                   portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses                           portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses/c1                        portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses/c1/lessons/l1             portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses/c1/notes                  portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses/c1/progress               portal  no       yes  yes     yes   yes        yes     yes      yes
/student/courses/c1/grades                 portal  no       yes  yes     yes   yes        yes     yes      yes
/student/exams/e1                          portal  no       yes  yes     yes   yes        yes     yes      yes
/student/exams/e1/attempts/a1              portal  no       yes  yes     yes   yes        yes     yes      yes
/student/exams/e1/results/a1               portal  no       yes  yes     yes   yes        yes     yes      yes
/student/exams/e1/room                     portal  no       yes  yes     yes   yes        yes     yes      yes
/student/exams/e1/marking                  portal  no       yes  yes     yes   yes        yes     yes      yes
/student/assessments                       portal  no       yes  yes     yes   yes        yes     yes      yes
/student/assignments/a1                    portal  no       yes  yes     yes   yes        yes     yes      yes
/student/assignments/a1/submissions        portal  no       yes  yes     yes   yes        yes     yes      yes
/student/grades                            portal  no       yes  yes     yes   yes        yes     yes      yes
/student/transcript                        portal  no       yes  yes     yes   yes        yes     yes      yes
/student/appeals                           portal  no       yes  yes     yes   yes        yes     yes      yes
/student/appeals/a1                        portal  no       yes  yes     yes   yes        yes     yes      yes
/student/attendance                        portal  no       yes  yes     yes   yes        yes     yes      yes
/student/links                             portal  no       yes  yes     yes   yes        yes     yes      yes
/profile                                   portal  no       yes  yes     yes   yes        yes     yes      yes
/docs                                      portal  no       yes  yes     yes   yes        yes     yes      yes
/transaction/t1                            portal  no       yes  yes     yes   yes        yes     yes      yes
/notifications                             portal  no       yes  yes     yes   yes        yes     yes      yes
/news                                      portal  no       yes  yes     yes   yes        yes     yes      yes
/news/n1                                   portal  no       yes  yes     yes   yes        yes     yes      yes
/admin                                     admin   no       no   yes     yes   yes        yes     yes      yes
/users                                     admin   no       no   no      yes   yes        no      no       yes
/users/u1                                  admin   no       no   no      yes   yes        no      no       yes
/courses                                   admin   no       no   no      yes   yes        no      no       yes
/lessons                                   admin   no       no   no      yes   yes        no      no       yes
/course-terms                              admin   no       no   no      yes   yes        no      no       yes
/exams                                     admin   no       no   no      yes   yes        no      no       yes
/questions                                 admin   no       no   no      yes   yes        no      no       yes
/question-pools                            admin   no       no   no      yes   yes        no      no       yes
/examResults                               admin   no       no   yes     yes   yes        no      yes      yes
/gradebook                                 admin   no       no   yes     yes   yes        no      yes      yes
/assignments                               admin   no       no   no      yes   yes        no      no       yes
/assignmentSubmissions                     admin   no       no   no      yes   yes        no      no       yes
/accommodations                            admin   no       no   no      yes   yes        no      no       yes
/appeals                                   admin   no       no   no      yes   yes        no      no       yes
/transcripts                               admin   no       no   no      yes   yes        no      no       yes
/appeals/a1                                admin   no       no   no      yes   yes        no      no       yes
/groups                                    admin   no       no   yes     yes   yes        no      yes      yes
/groups/g1/show                            admin   no       no   yes     yes   yes        no      yes      yes
/groups/preview/all                        admin   no       no   yes     yes   yes        no      yes      yes
/attendances                               admin   no       no   yes     yes   yes        no      yes      yes
/attendance-leave-requests                 admin   no       no   no      yes   yes        no      no       yes
/timelogs                                  admin   no       no   yes     yes   yes        no      yes      yes
/evaluations                               admin   no       no   yes     yes   yes        no      yes      yes
/regions                                   admin   no       no   no      yes   yes        no      no       yes
/teachers                                  admin   no       no   no      yes   yes        no      no       yes
/requests                                  admin   no       no   no      yes   yes        no      no       yes
/links                                     admin   no       no   no      yes   yes        no      no       yes
/permissions                               admin   no       no   no      yes   yes        no      no       yes
/documents                                 admin   no       no   no      no    yes        no      no       no
/documents/d1                              admin   no       no   no      no    yes        no      no       no
/locales                                   admin   no       no   no      no    yes        no      no       no
/attendanceSchemas                         admin   no       no   no      no    yes        no      no       no
/logits                                    admin   no       no   no      no    yes        no      no       no
/uploads                                   admin   no       no   no      no    yes        no      no       no
/currencies                                admin   no       no   no      no    yes        no      no       no
/site-settings                             admin   no       no   no      no    yes        no      no       no
/d2l-redirect                              admin   no       no   no      no    yes        no      no       no
/translations                              admin   no       no   no      yes   yes        no      no       yes
/reports                                   admin   no       no   no      yes   yes        yes     no       yes
/categories                                admin   no       no   no      no    yes        no      no       no
/request-form                              admin   no       no   no      no    yes        no      no       no
/news/admin                                admin   no       no   no      yes   yes        no      no       yes
/nowhere                                   portal  yes      yes  yes     yes   yes        yes     yes      yes
`;

const rows = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', app = '', ...answers] = line.split(/\s+/);
    return { path, app, answers };
  });

describe('the table of addresses', () => {
  it.each(rows)('opens $path to the right people', ({ path, answers }) => {
    const actual = people.map(([name, somebody]) => [name, mayVisit(somebody, path)]);
    expect(actual).toEqual(people.map(([name], at) => [name, answers[at] === 'yes']));
  });

  it.each(rows)('lets $app serve $path', ({ path, app }) => {
    expect(appForPath(path)).toBe(app);
  });

  it('has no address that the matrix leaves out, and none twice', () => {
    const tested = new Set(rows.map(({ path }) => routeFor(path)?.path));
    expect(routes.map(({ path }) => path).filter((path) => !tested.has(path))).toEqual([]);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('has the 14 public addresses and opens nothing else to strangers', () => {
    expect(routes.filter(({ roles }) => roles.length === 0)).toHaveLength(14);
  });
});

describe('routeFor', () => {
  it.each([
    ['/student/courses/c1?tab=exams#top', '/student/courses/:_id'],
    ['/student/courses/', '/student/courses'],
    ['/student/courses/c1/lessons/l1', '/student/courses/:_id/lessons/:lessonId'],
    ['/news/admin/create', '/news/admin'],
    ['/news/administration', '/news'],
    ['/groups/preview', '/groups'],
    ['/groups/preview/all', '/groups/preview/all'],
    ['/users/create', '/users'],
    ['/student/courses/c1/lessons/l1/more', '/student'],
  ])('finds for %s the pattern %s', (path, pattern) => {
    expect(routeFor(path)?.path).toBe(pattern);
  });

  it.each(['/dashboard/more', '/profile/more', '/usersx', '/transaction', '/login/x', '/Users'])(
    'knows no address %s',
    (path) => {
      expect(routeFor(path)).toBeUndefined();
    },
  );
});
