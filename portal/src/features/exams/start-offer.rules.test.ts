import { expect, it } from 'vitest';
import { firstLocale, startOffer } from './start-offer.rules.ts';

const untouched = {
  openAttemptId: null,
  markingAttemptId: null,
  passed: false,
  blockedReason: null,
  attemptsUsed: 0,
  allowedAttempts: 2,
  requirements: [],
};
const lesson = { lessonId: 'l1' };

it.each([
  { exam: untouched, offer: 'start' },
  { exam: { ...untouched, attemptsUsed: 1 }, offer: 'retake' },
  { exam: { ...untouched, attemptsUsed: 1, passed: true }, offer: 'passed' },
  { exam: { ...untouched, attemptsUsed: 2 }, offer: 'blocked' },
  { exam: { ...untouched, attemptsUsed: 2, markingAttemptId: 'a2' }, offer: 'marking' },
  { exam: { ...untouched, attemptsUsed: 1, markingAttemptId: 'a1' }, offer: 'marking' },
  { exam: { ...untouched, passed: true, markingAttemptId: 'a2' }, offer: 'passed' },
  { exam: { ...untouched, blockedReason: 'Only in the app' }, offer: 'blocked' },
  { exam: { ...untouched, blockedReason: 'Lessons', requirements: [lesson] }, offer: 'seeFirst' },
  { exam: { ...untouched, attemptsUsed: 2, requirements: [lesson] }, offer: 'blocked' },
  { exam: { ...untouched, openAttemptId: 'a1', requirements: [lesson] }, offer: 'continue' },
  { exam: { ...untouched, attemptsUsed: 2, passed: true }, offer: 'passed' },
  { exam: { ...untouched, attemptsUsed: 2, openAttemptId: 'a2' }, offer: 'continue' },
  { exam: { ...untouched, blockedReason: 'x', openAttemptId: 'a1' }, offer: 'continue' },
])('offers $offer for $exam', ({ exam, offer }) => {
  expect(startOffer(exam)).toBe(offer);
});

it.each([
  [['en', 'de_DE'], 'de_DE', 'de_DE'],
  [['en', 'de_DE'], 'fr_FR', 'en'],
  [[], 'en', undefined],
])('of %j a reader of %s is offered %s first', (locales, own, first) => {
  expect(firstLocale(locales, own)).toBe(first);
});
