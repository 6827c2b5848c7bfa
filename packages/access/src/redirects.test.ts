import { describe, expect, it } from 'vitest';
import { afterLogin, loginRedirect, redirectFor, safeRedirect } from './redirects.ts';

const student = { roles: ['user'], regionRoles: [] };
const admin = { roles: ['admin'], regionRoles: [] };
const nobody = { roles: [], regionRoles: [] };
const longPath = `/${'a'.repeat(2048)}`;

describe('safeRedirect', () => {
  it.each([
    '/dashboard',
    '/',
    '/student/courses/abc123',
    '/users?filter=%7B%22q%22%3A%22a%22%7D&page=2',
    '/users?search=50%25%20off',
    '/student/courses/abc#lessons',
    '/news?next=//elsewhere.example',
    '/student/courses/M%C3%BCnchen',
    '/@name',
  ])('keeps %s, which stays on the site', (value) => {
    expect(safeRedirect(value)).toBe(value);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an array', ['/dashboard']],
    ['an empty text', ''],
    ['a relative path', 'dashboard'],
    ['a dot path', './dashboard'],
    ['a query alone', '?x=1'],
    ['a host without scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a host further in', '/a//evil.example'],
    ['http', 'http://evil.example/'],
    ['https in capitals', 'HTTPS://evil.example'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a scheme without slashes', 'https:evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['backslash and slash', '\\/evil.example'],
    ['a backslash further in', '/a\\b'],
    ['a leading space', ' /dashboard'],
    ['a leading tab', '\t//evil.example'],
    ['a tab after the slash', '/\t/evil.example'],
    ['a line feed after the slash', '/\n/evil.example'],
    ['a carriage return', '/dashboard\r\nSet-Cookie: a=b'],
    ['a null', '/dash\u0000board'],
    ['a zero-width space', '/\u200b/evil.example'],
    ['a text-direction mark', '/\u202eevil'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash in small letters', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['two encoded slashes', '%2F%2Fevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['a slash encoded three times', '/%25252Fevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded line feed in the query', '/news?a=%0d%0aSet-Cookie:x'],
    ['a control character encoded twice', '/news?a=%250a'],
    ['a delete character', '/news%7f'],
    ['dot segments that leave a host', '/.//evil.example'],
    ['a parent segment', '/student/../..//evil.example'],
    ['an encoded parent segment', '/student/%2e%2e/users'],
    ['a broken escape', '/student/%E0%A4%A'],
    ['a far too long path', longPath],
  ])('refuses %s', (_what, value) => {
    expect(safeRedirect(value)).toBeUndefined();
  });

  it('agrees with how a browser resolves what it keeps', () => {
    const kept = safeRedirect('/student/courses/M%C3%BCnchen?x=//y') ?? '';
    expect(new URL(kept, 'https://college.example').host).toBe('college.example');
  });
});

describe('loginRedirect', () => {
  it.each([
    ['/student/courses/a?tab=b', '/login?redirect=%2Fstudent%2Fcourses%2Fa%3Ftab%3Db'],
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    ['/profiles', '/login?redirect=%2Fprofiles'],
    ['/profile', '/login'],
    ['/profile/settings', '/login'],
    ['/profile?tab=x', '/login'],
  ])('sends a visitor of %s to %s', (path, login) => {
    expect(loginRedirect(path)).toBe(login);
  });
});

describe('afterLogin', () => {
  it.each([
    ['a path they may visit', student, '/student/courses', '/student/courses'],
    ['a back-office path as admin', admin, '/users/1', '/users/1'],
    ['a path they may not visit', student, '/users', '/dashboard'],
    ['no redirect', student, undefined, '/dashboard'],
    ['another site', student, '//evil.example', '/dashboard'],
    ['the login page again', student, '/login', '/dashboard'],
    ['the root', student, '/', '/dashboard'],
    ['the set-password page', student, '/set-password', '/alumni'],
  ])('with %s', (_what, person, redirect, target) => {
    expect(afterLogin(person, redirect)).toBe(target);
  });
});

describe('redirectFor', () => {
  it.each([
    ['a stranger on a protected page', undefined, '/news', '/login?redirect=%2Fnews'],
    ['a stranger on the login page', undefined, '/login', undefined],
    ['a stranger on an unknown page', undefined, '/nowhere', undefined],
    ['a student in the back-office', student, '/users', '/dashboard'],
    ['a student at home', student, '/dashboard', undefined],
    ['somebody without any role at home', nobody, '/dashboard', undefined],
    ['somebody without any role elsewhere', nobody, '/news', '/dashboard'],
    ['a student on the login page', student, '/login', '/dashboard'],
    ['a student on the forgot-password page', student, '/forgot-password', '/dashboard'],
    ['a student on the set-password page', student, '/set-password', '/alumni'],
    ['a student reading the terms', student, '/terms', undefined],
    ['a student on an unknown page', student, '/nowhere', undefined],
  ])('leads %s', (_who, person, path, target) => {
    expect(redirectFor(person, path)).toBe(target);
  });
});
