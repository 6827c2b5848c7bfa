import { college } from './college.ts';
import { fakeServer, refusal } from './fake-server.ts';

const lessons = ['The Law', 'The Prophets', 'The Writings'].map((title, at) => ({
  _id: `l-0${at}`,
  title,
  position: at + 1,
  checks: at === 0 ? [{ _id: 'k-1', atSeconds: 150 }] : [],
}));

/** The students of the first group, each a little further than the one before. */
const students = college.users.slice(1, 8).map((student, at) => {
  const seen = (place: number) => Math.max(0, Math.min(100, at * 40 - place * 60));
  const each = lessons.map(({ _id }, place) => ({
    lessonId: _id,
    seenPercent: seen(place),
    completed: seen(place) >= 90,
    checks: place === 0 ? [{ checkId: 'k-1', tries: at, answered: seen(place) >= 90 }] : [],
  }));
  return {
    student: { _id: student._id, fullName: student.fullName },
    completedLessons: each.filter(({ completed }) => completed).length,
    seenPercent: Math.floor(each.reduce((sum, { seenPercent }) => sum + seenPercent, 0) / 3),
    lastSeenAt: at === 0 ? null : `2026-03-1${at}T09:00:00.000Z`,
    lessons: each,
  };
});

const copied = (at: number) => (row: (typeof students)[number]) =>
  at === 0 ? row : { ...row, student: { ...row.student, _id: `${row.student._id}-${at}` } };

/** As the server does. */
const MAX_PER_PAGE = 500;

/**
 * A server that tells who of a group has seen what.
 * @param times as often each of seven students is in the group
 */
export const progressServer = (times = 1) =>
  fakeServer({
    groupProgress: ({ filter, sort, page }) => {
      if (page && page.perPage > MAX_PER_PAGE) throw refusal('INVALID', 'Too many rows.');
      const typed = filter?.['q'];
      const word = typeof typed === 'string' ? typed.toLowerCase() : '';
      const group = Array.from({ length: times }, (_, at) => students.map(copied(at))).flat();
      const found = group.filter(({ student }) => student.fullName.toLowerCase().includes(word));
      const sign = sort?.order === 'DESC' ? -1 : 1;
      const sorted =
        sort?.field === 'seenPercent'
          ? found.toSorted((a, b) => sign * (a.seenPercent - b.seenPercent))
          : found;
      const start = page ? (page.page - 1) * page.perPage : 0;
      return {
        lessons,
        items: sorted.slice(start, start + (page?.perPage ?? 25)),
        total: found.length,
      };
    },
  });
