import { describe, expect, test } from 'vitest';
import { homeOf, landingOf } from './landing.rules.ts';

const student = { roles: ['user'], regionRoles: [] };
const admin = { roles: ['user', 'manager', 'admin'], regionRoles: [] };
const regionAdmin = {
  roles: ['user'],
  regionRoles: [{ slug: 'east-africa', roleNames: ['admin'] }],
};

describe('home', () => {
  test.each([
    ['a student', student, 'Admin', '/dashboard'],
    ['an admin who works in the administration', admin, 'Admin', '/admin'],
    ['an admin of a region', regionAdmin, 'Admin', '/admin'],
    ['an admin who chose the student dashboard', admin, 'Student', '/dashboard'],
  ] as const)('of %s', (_who, person, dashboard, expected) => {
    expect(homeOf(person, dashboard)).toBe(expected);
  });
});

describe('after signing in', () => {
  test.each([
    ['the way back is taken', student, '/student/courses/c1?x=1', '/student/courses/c1?x=1'],
    ['without a way back a student sees the dashboard', student, null, '/dashboard'],
    ['without a way back staff see the administration', admin, null, '/admin'],
    ['staff on their way to the dashboard see the administration', admin, '/dashboard', '/admin'],
    ['a way back that is not open leads home', student, '/users', '/dashboard'],
    ['a way back to another site leads home', student, '//evil.example', '/dashboard'],
    ['a way back to the login page leads home', admin, '/login', '/admin'],
  ] as const)('%s', (_rule, person, redirect, expected) => {
    expect(landingOf(person, 'Admin', redirect)).toBe(expected);
  });
});
