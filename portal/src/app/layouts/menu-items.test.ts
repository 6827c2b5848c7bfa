import { menuFor } from '@lampstand/access';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import { describe, expect, test } from 'vitest';
import { barItems } from './menu-items.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

const person = (...roles: string[]) => ({
  roles: ['user', ...roles],
  regionRoles: [],
  isAlumni: false,
  isAlumniOnly: false,
});

describe('the entries of the bar', () => {
  test('of a student are the student menu, and nothing more', () => {
    const { items, more } = barItems(menuFor(person()), t);
    expect(items.map(({ label }) => label)).toEqual([
      'Courses',
      'Assessments',
      'Attendance',
      'Links',
    ]);
    expect(more).toEqual([]);
  });

  test('of staff are the home of the administration, its other addresses being behind it', () => {
    const { items, more } = barItems(menuFor(person('manager', 'admin')), t);
    expect(items).toEqual([{ label: 'Administration', to: '/admin', otherApp: true }]);
    expect(more.map(({ to }) => to)).toContain('/users');
    expect(more.map(({ to }) => to)).not.toContain('/admin');
    expect(more.map(({ to }) => to)).not.toContain('/documents');
  });

  test('of staff on the student dashboard are the student menu and their settings', () => {
    const { items, more } = barItems(menuFor(person('manager', 'admin'), 'Student'), t);
    expect(items.map(({ to }) => to)).toContain('/student/courses');
    expect(more).toContainEqual({ label: 'Regions', to: '/regions', otherApp: true });
  });

  test('stay within the portal where they are the portal’s own', () => {
    const { items } = barItems(menuFor(person()), t);
    expect(items.every(({ otherApp }) => otherApp === false)).toBe(true);
  });
});
