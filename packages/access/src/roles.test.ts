import { describe, expect, it } from 'vitest';
import {
  hasRole,
  holdsAnywhere,
  isAlumniAdmin,
  isRole,
  regionsWithRole,
  withImpliedRoles,
  type Person,
} from './roles.ts';

const person = (roles: string[], regionRoles: Record<string, string[]> = {}): Person => ({
  roles,
  regionRoles: Object.entries(regionRoles).map(([slug, roleNames]) => ({ slug, roleNames })),
});

describe('withImpliedRoles', () => {
  it.each([
    [[], []],
    [['user'], ['user']],
    [['manager'], ['user', 'manager']],
    [['admin'], ['user', 'manager', 'admin']],
    [['superadmin'], ['user', 'manager', 'admin', 'superadmin']],
    [['reportsAdmin'], ['user', 'reportsAdmin']],
    [
      ['manager', 'reportsAdmin'],
      ['user', 'manager', 'reportsAdmin'],
    ],
    [['janitor', 'constructor'], []],
  ])('gives %j everything it stands for: %j', (given, all) => {
    expect(withImpliedRoles(given)).toEqual(all);
  });

  it('does not make a superadmin a report admin', () => {
    expect(withImpliedRoles(['superadmin'])).not.toContain('reportsAdmin');
  });
});

describe('hasRole', () => {
  const regional = person(['user'], { kyiv: ['admin'], rome: ['manager'] });

  it('asks the global roles when no region is named', () => {
    expect(hasRole(regional, 'user')).toBe(true);
    expect(hasRole(regional, 'manager')).toBe(false);
  });

  it("asks the region's roles alone when one is named", () => {
    expect(hasRole(regional, 'admin', 'kyiv')).toBe(true);
    expect(hasRole(regional, 'manager', 'kyiv')).toBe(true);
    expect(hasRole(regional, 'admin', 'rome')).toBe(false);
    expect(hasRole(regional, 'admin', 'lima')).toBe(false);
    expect(hasRole(person(['admin']), 'admin', 'kyiv')).toBe(false);
  });
});

describe('holdsAnywhere', () => {
  it('finds a role held globally or in some region', () => {
    expect(holdsAnywhere(person(['manager']), 'manager')).toBe(true);
    expect(holdsAnywhere(person(['user'], { rome: ['admin'] }), 'manager')).toBe(true);
    expect(holdsAnywhere(person(['user'], { rome: ['manager'] }), 'admin')).toBe(false);
    expect(holdsAnywhere(person([]), 'user')).toBe(false);
  });
});

describe('regionsWithRole', () => {
  it('names the regions that a person works for, and does not cut a global role', () => {
    const regional = person(['user'], { kyiv: ['admin'], rome: ['manager'] });
    expect(regionsWithRole(regional, 'manager')).toEqual(['kyiv', 'rome']);
    expect(regionsWithRole(regional, 'admin')).toEqual(['kyiv']);
    expect(regionsWithRole(regional, 'superadmin')).toEqual([]);
    expect(regionsWithRole(person(['superadmin']), 'manager')).toBe('all');
  });
});

describe('isAlumniAdmin', () => {
  it.each([
    ['a superadmin', person(['superadmin']), true],
    ['an admin of the alumni region', person(['user'], { 'US-Alumni': ['admin'] }), true],
    ['the same with the slug in lower case', person(['user'], { 'us-alumni': ['admin'] }), true],
    ['a manager of the alumni region', person(['user'], { 'US-Alumni': ['manager'] }), false],
    ['an admin of another region', person(['user'], { rome: ['admin'] }), false],
    ['a global admin', person(['admin']), false],
    ['a student', person(['user']), false],
  ])('judges %s', (_who, somebody, expected) => {
    expect(isAlumniAdmin(somebody)).toBe(expected);
  });
});

describe('isRole', () => {
  it('knows the five roles and nothing else', () => {
    expect(['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'].every(isRole)).toBe(true);
    expect(['Admin', '', 'dean', null, 1, undefined].some(isRole)).toBe(false);
  });
});
