import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { isOwn, reaches } from '../../platform/viewer.ts';
import {
  changeableResults,
  markerReach,
  maySeeAnswers,
  mayChangeExams,
  mayReadExams,
} from './exams.policy.ts';

const viewer = (_id: string, more: Partial<Viewer> = {}): Viewer => ({
  _id,
  fullName: _id,
  locale: 'en',
  tokenHash: '',
  roles: ['user'],
  regionRoles: [],
  regionIds: [],
  termsAccepted: true,
  impersonatorId: null,
  ...more,
});
const staff = (regionId: string, roleNames: Viewer['roles']) =>
  viewer('staff', { regionRoles: [{ regionId, slug: regionId, roleNames }] });
const people = {
  student: viewer('student'),
  'another student': viewer('other'),
  'manager here': staff('here', ['user', 'manager']),
  'manager elsewhere': staff('elsewhere', ['user', 'manager']),
  'region admin here': staff('here', ['user', 'manager', 'admin']),
  admin: viewer('admin', { roles: ['user', 'manager', 'admin'] }),
  reportsAdmin: viewer('reports', { roles: ['reportsAdmin'] }),
};
const who = (may: (person: Viewer) => boolean) =>
  Object.entries(people).flatMap(([name, person]) => (may(person) ? [name] : []));

describe('who may', () => {
  it('read exams: admins, of the college or of a region', () => {
    expect(who(mayReadExams)).toEqual(['region admin here', 'admin']);
  });

  it('change exams: admins of the whole college', () => {
    expect(who(mayChangeExams)).toEqual(['admin']);
  });

  it('record and correct results: admins of the region', () => {
    const seen = who((person) => reaches(changeableResults(person), 'here'));
    expect(seen).toEqual(['region admin here', 'admin']);
  });

  it('call a result their own: the student, also behind another account', () => {
    expect(who((person) => isOwn(person, 'student'))).toEqual(['student']);
    expect(isOwn(viewer('other', { impersonatorId: 'student' }), 'student')).toBe(true);
  });

  it('see correct answers: the student and who looks after the group', () => {
    const seen = (leads: boolean, sittingAgain: boolean) =>
      who((person) => maySeeAnswers(person, { userId: 'student', leads, sittingAgain }));
    expect(seen(false, false)).toEqual(['student']);
    expect(seen(false, true)).toEqual([]);
    expect(seen(true, true)).toEqual(Object.keys(people));
  });

  it('mark answers: facilitators, and admins of the region', () => {
    expect(markerReach(people['region admin here'])).toMatchObject({ regions: ['here'] });
    expect(markerReach(people['manager here'])).toMatchObject({ everywhere: false, regions: [] });
    expect(markerReach(people.admin)).toMatchObject({ everywhere: true });
  });
});
