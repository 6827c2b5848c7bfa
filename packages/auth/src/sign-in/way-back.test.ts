import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { keepWayBack, takeWayBack } from './way-back.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the way back is kept for one visit', () => {
  keepWayBack('/student/courses/c1?x=1');
  expect(takeWayBack()).toBe('/login?redirect=%2Fstudent%2Fcourses%2Fc1%3Fx%3D1');
  expect(takeWayBack()).toBe('/login');
});

test('a new visit without one forgets the old one', () => {
  keepWayBack('/news');
  keepWayBack(null);
  expect(takeWayBack()).toBe('/login');
});

test('an address of another site stays a parameter of our own login page', () => {
  keepWayBack('https://evil.example/');
  expect(takeWayBack()).toBe('/login?redirect=https%3A%2F%2Fevil.example%2F');
});

test('a browser that refuses storage goes home', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepWayBack('/news');
  expect(takeWayBack()).toBe('/login');
});
