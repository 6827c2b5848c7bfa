import { describe, expect, it } from 'vitest';
import type { Role } from '@lampstand/access';
import { may, rights, type RegionalRecord } from './rights.ts';

const person = (roles: string[], kenya: string[] = []) => ({
  roles: ['user', ...roles],
  regionRoles: kenya.length > 0 ? [{ slug: 'kenya', roleNames: kenya }] : [],
});

const people = {
  student: person([]),
  manager: person([], ['manager']),
  regionAdmin: person([], ['admin']),
  admin: person(['admin']),
  superadmin: person(['superadmin']),
  reportsAdmin: person(['reportsAdmin']),
};

const inKenya: RegionalRecord = { slug: 'kenya', region: { slug: 'kenya' } };
const inPeru: RegionalRecord = { slug: 'peru', region: { slug: 'peru' } };

/** Who is offered an action: on a record of Kenya, then on one of Peru. */
function offered(action: string, resource: string) {
  const who = (record: RegionalRecord) =>
    Object.entries(people)
      .filter(([, candidate]) => may(candidate, action, resource, record))
      .map(([name]) => name)
      .join(' ');
  return `${who(inKenya)} | ${who(inPeru)}`;
}

describe('what the back-office offers', () => {
  it('follows the table of the first slice for every resource, action and role', () => {
    const matrix = Object.entries(rights).flatMap(([resource, actions]) =>
      Object.keys(actions).map((action) => `${resource} ${action}: ${offered(action, resource)}`),
    );
    expect(matrix).toMatchInlineSnapshot(`
      [
        "users list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "users choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "users show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "users create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "users edit: regionAdmin admin superadmin | admin superadmin",
        "regions list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "regions choose: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "regions show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "regions create: superadmin | superadmin",
        "regions edit: regionAdmin admin superadmin | admin superadmin",
        "regions delete: superadmin | superadmin",
        "groups list: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "groups choose: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "groups show: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "groups create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "groups edit: regionAdmin admin superadmin | admin superadmin",
        "groups delete: regionAdmin admin superadmin | admin superadmin",
        "categories list: superadmin | superadmin",
        "categories choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "categories show: superadmin | superadmin",
        "categories create: superadmin | superadmin",
        "categories edit: superadmin | superadmin",
        "categories delete: superadmin | superadmin",
        "currencies list: superadmin | superadmin",
        "currencies show: superadmin | superadmin",
        "currencies create: superadmin | superadmin",
        "currencies edit: superadmin | superadmin",
        "currencies delete: superadmin | superadmin",
        "locales list: superadmin | superadmin",
        "locales show: superadmin | superadmin",
        "locales edit: superadmin | superadmin",
        "site-settings list: superadmin | superadmin",
        "site-settings show: superadmin | superadmin",
        "site-settings edit: superadmin | superadmin",
        "documents list: superadmin | superadmin",
        "documents show: superadmin | superadmin",
        "documents create: superadmin | superadmin",
        "documents edit: superadmin | superadmin",
        "documents delete: superadmin | superadmin",
        "request-form list: superadmin | superadmin",
        "request-form choose: superadmin | superadmin",
        "request-form show: superadmin | superadmin",
        "request-form create: superadmin | superadmin",
        "request-form edit: superadmin | superadmin",
        "request-form delete: superadmin | superadmin",
        "accommodations list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "accommodations show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "accommodations create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "accommodations edit: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "accommodations delete: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "appeals list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "appeals show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "gradebook list: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "gradebook edit: regionAdmin admin superadmin | admin superadmin",
        "transcripts list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "transcripts show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "transcripts create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "requestFormAnswers list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "requestFormAnswers edit: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "attendanceSchemas list: superadmin | superadmin",
        "attendanceSchemas choose: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "attendanceSchemas show: superadmin | superadmin",
        "attendanceSchemas create: superadmin | superadmin",
        "attendanceSchemas edit: superadmin | superadmin",
        "attendanceSchemas delete: superadmin | superadmin",
        "teachers list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "teachers choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "teachers show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "teachers create: admin superadmin | admin superadmin",
        "teachers edit: admin superadmin | admin superadmin",
        "teachers delete: admin superadmin | admin superadmin",
        "assignments list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "assignments choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "assignments show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "assignments create: admin superadmin | admin superadmin",
        "assignments edit: admin superadmin | admin superadmin",
        "assignments delete: admin superadmin | admin superadmin",
        "assignments setDates: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "assignmentSubmissions list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "assignmentSubmissions show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "uploads list: superadmin | superadmin",
        "uploads delete: superadmin | superadmin",
        "logits list: superadmin | superadmin",
        "logits show: superadmin | superadmin",
        "courses list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "courses choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "courses show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "courses create: admin superadmin | admin superadmin",
        "courses edit: admin superadmin | admin superadmin",
        "courses delete: admin superadmin | admin superadmin",
        "course-terms list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "course-terms choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "course-terms show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "course-terms create: admin superadmin | admin superadmin",
        "course-terms edit: admin superadmin | admin superadmin",
        "course-terms delete: admin superadmin | admin superadmin",
        "lessons list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "lessons choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "lessons show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "lessons create: admin superadmin | admin superadmin",
        "lessons edit: admin superadmin | admin superadmin",
        "lessons delete: admin superadmin | admin superadmin",
        "exams list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "exams choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "exams show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "exams create: admin superadmin | admin superadmin",
        "exams edit: admin superadmin | admin superadmin",
        "exams delete: admin superadmin | admin superadmin",
        "questions list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "questions choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "questions show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "questions create: admin superadmin | admin superadmin",
        "questions edit: admin superadmin | admin superadmin",
        "questions delete: admin superadmin | admin superadmin",
        "question-pools list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "question-pools choose: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "question-pools show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "question-pools create: admin superadmin | admin superadmin",
        "question-pools edit: admin superadmin | admin superadmin",
        "question-pools delete: admin superadmin | admin superadmin",
        "translations list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "translations show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "translations edit: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "translations publish: admin superadmin | admin superadmin",
        "links list: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "links show: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "links create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "links edit: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "links delete: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "examResults list: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "examResults show: manager regionAdmin admin superadmin | manager regionAdmin admin superadmin",
        "examResults create: regionAdmin admin superadmin | regionAdmin admin superadmin",
        "examResults edit: regionAdmin admin superadmin | admin superadmin",
        "examResults mark: regionAdmin admin superadmin | regionAdmin admin superadmin",
      ]
    `);
  });

  it('offers a person of two regions to an admin of either', () => {
    const record = { regions: [{ slug: 'peru' }, { slug: 'kenya' }] };
    expect(may(people.regionAdmin, 'edit', 'users', record)).toBe(true);
    expect(may(people.regionAdmin, 'edit', 'users', { regions: [{ slug: 'peru' }] })).toBe(false);
  });

  it('does not offer the account of somebody with higher rights', () => {
    const inOwnRegion = { regions: [{ slug: 'kenya' }] };
    const account = (roles: Role[]) => ({ ...inOwnRegion, roles, regionRoles: [] });
    expect(may(people.regionAdmin, 'edit', 'users', account(['user']))).toBe(true);
    expect(may(people.regionAdmin, 'edit', 'users', account(['user', 'manager']))).toBe(false);
    expect(may(people.admin, 'edit', 'users', account(['superadmin']))).toBe(false);
    expect(may(people.superadmin, 'edit', 'users', account(['superadmin']))).toBe(true);
  });

  it('does not offer the account of somebody with rights in another region', () => {
    const account = (slug: string) => ({
      regions: [{ slug: 'kenya' }, { slug: 'peru' }],
      roles: ['user' as const],
      regionRoles: [{ slug, roleNames: ['manager', 'user'] }],
    });
    expect(may(people.regionAdmin, 'edit', 'users', account('kenya'))).toBe(true);
    expect(may(people.regionAdmin, 'edit', 'users', account('peru'))).toBe(false);
    expect(may(people.admin, 'edit', 'users', account('peru'))).toBe(true);
  });

  it('does not offer a person to correct a result of their own', () => {
    const admin = { ...people.admin, _id: 'u-1' };
    const resultOf = (id: string) => ({ ...inKenya, student: { id } });
    expect(may(admin, 'edit', 'examResults', resultOf('u-2'))).toBe(true);
    expect(may(admin, 'edit', 'examResults', resultOf('u-1'))).toBe(false);
    expect(may(admin, 'show', 'examResults', resultOf('u-1'))).toBe(true);
  });

  it('does not offer what the table does not name', () => {
    expect(may(people.superadmin, 'delete', 'users')).toBe(false);
    expect(may(people.superadmin, 'list', 'payments')).toBe(false);
  });

  it('opens an edit page to a region admin before its record is known', () => {
    expect(may(people.regionAdmin, 'edit', 'groups')).toBe(true);
    expect(may(people.manager, 'edit', 'groups')).toBe(false);
  });
});

it('offers no change of a record that the server says is not theirs to change', () => {
  const theirs = { editable: false };
  expect(may(people.regionAdmin, 'show', 'links', theirs)).toBe(true);
  expect(may(people.regionAdmin, 'edit', 'links', theirs)).toBe(false);
  expect(may(people.regionAdmin, 'delete', 'links', theirs)).toBe(false);
  expect(may(people.regionAdmin, 'edit', 'links', { editable: true })).toBe(true);
});
