import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../resources/*/*Show.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pages of records without a history of their own, and why. */
const without: Readonly<Record<string, string>> = {
  AppealShow: 'its page tells every step of it, and a decision is not taken back',
  CourseShow: 'its history is a page beside its lessons and exams',
  ExamResultShow: 'its correction tells what the first score was',
  LogitShow: 'it is itself an entry of the log',
  TranscriptShow: 'its page tells who issued and who revoked it, and nothing else of it changes',
  TranslationShow: 'its publications tell what it said',
};

test('every page of a record tells its history, or why not', () => {
  const lacking = Object.entries(pages)
    .filter(([, source]) => source.includes('<ShowPage') && !/\shistory=\{/.test(source))
    .map(([path]) => path.replace(/^.*\/|\.tsx$/g, ''));
  expect(lacking.toSorted()).toEqual(Object.keys(without).toSorted());
});
