import { describe, expect, it } from 'vitest';
import {
  adminMenu,
  alumniMenu,
  alumniOnlyMenu,
  menuFor,
  settingsMenu,
  studentMenu,
} from './menus.ts';
import { routes } from './route-table.ts';
import { routeFor } from './routes.ts';

const person = (role: string, more: object = {}) => ({
  roles: [role],
  regionRoles: [],
  isAlumni: false,
  isAlumniOnly: false,
  ...more,
});

const pathsOf = (items: readonly { path: string }[]) => items.map(({ path }) => path);

describe('menuFor', () => {
  it('shows a student the four entries of the student menu', () => {
    const menu = menuFor(person('user'));
    expect(menu.kind).toBe('student');
    expect(pathsOf(menu.items)).toEqual([
      '/student/courses',
      '/student/assessments',
      '/student/attendance',
      '/student/links',
    ]);
    expect(menu.settings).toEqual([]);
  });

  it('adds the alumni portal for a graduate who studies again', () => {
    const menu = menuFor(person('user', { isAlumni: true }));
    expect(menu.kind).toBe('alumni');
    expect(pathsOf(menu.items)).toContain('/student/courses');
    expect(pathsOf(menu.items)).toContain('/alumni');
  });

  it('shows people who are alumni only no student pages', () => {
    const menu = menuFor(person('user', { isAlumni: true, isAlumniOnly: true }));
    expect(menu.kind).toBe('alumniOnly');
    expect(pathsOf(menu.items)).toEqual(['/alumni', '/news']);
  });

  it('cuts the menu of the administration to what a manager may visit', () => {
    const menu = menuFor(person('manager'));
    expect(menu.kind).toBe('admin');
    expect(pathsOf(menu.items)).toEqual([
      '/admin',
      '/groups',
      '/groups/preview/all',
      '/examResults',
      '/gradebook',
      '/attendances',
      '/timelogs',
      '/evaluations',
    ]);
    expect(pathsOf(menu.settings)).toEqual(['/attendances', '/groups/preview/all']);
  });

  it('shows an admin the settings without those of superadmins', () => {
    expect(pathsOf(menuFor(person('admin')).settings)).toEqual([
      '/attendances',
      '/regions',
      '/groups/preview/all',
      '/news/admin',
      '/translations',
    ]);
    expect(pathsOf(menuFor(person('admin')).items)).toContain('/courses');
  });

  it('shows a superadmin everything', () => {
    const menu = menuFor(person('superadmin'));
    expect(menu.items).toHaveLength(adminMenu.length);
    expect(menu.settings).toHaveLength(settingsMenu.length);
  });

  it('shows a report admin the reports', () => {
    expect(pathsOf(menuFor(person('reportsAdmin')).items)).toEqual(['/admin', '/reports']);
  });

  it('shows the admin of one region the menu of the administration', () => {
    const regional = person('user', { regionRoles: [{ slug: 'rome', roleNames: ['admin'] }] });
    expect(menuFor(regional).kind).toBe('admin');
    expect(pathsOf(menuFor(regional).items)).toContain('/users');
  });

  it('shows staff the student menu when they have chosen the student dashboard', () => {
    expect(menuFor(person('admin'), 'Student').kind).toBe('student');
  });
});

describe('the menus', () => {
  it('name only addresses of the table', () => {
    const all = [...studentMenu, ...alumniMenu, ...alumniOnlyMenu, ...adminMenu, ...settingsMenu];
    expect(pathsOf(all).filter((path) => routeFor(path)?.path !== path)).toEqual([]);
  });

  it('lead to every address of the back-office', () => {
    const office = routes.filter(({ app }) => app === 'admin').map(({ path }) => path);
    expect(pathsOf(adminMenu).toSorted()).toEqual(office.toSorted());
  });
});
