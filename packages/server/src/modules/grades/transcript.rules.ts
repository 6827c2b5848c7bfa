import { type GradeBand, meanOf } from '@lampstand/grades';
import type { CourseGrade } from './course-grade.rules.ts';
import type { TranscriptCourse, TranscriptGrades, TranscriptTerm } from './transcript.types.ts';

/** What is not complete shows no number: it would be another one tomorrow. */
function courseOf({ course, complete, letter, points, score }: CourseGrade): TranscriptCourse {
  const grade = complete ? { score, letter, points } : { score: null, letter: null, points: null };
  return { ...course, complete, ...grade };
}

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

/** Of completed courses, each of which counts the same. */
const meansOf = (courses: readonly TranscriptCourse[]) => ({
  meanScore: meanOf(known(courses.map(({ score }) => score)), 0),
  meanPoints: meanOf(known(courses.map(({ points }) => points)), 2),
});

const yearOf = ({ term, endsOn }: CourseGrade): number =>
  term?.year ?? Number((endsOn ?? '0').slice(0, 4));

/** When a term began; courses without one stand behind the terms of their year. */
const orderOf = (grade: CourseGrade): string => grade.term?.startsOn ?? `${yearOf(grade)}-12-31`;

function termOf(grades: readonly CourseGrade[]): TranscriptTerm {
  const [first] = grades;
  const courses = grades
    .map(courseOf)
    .toSorted((one, other) => (one.code < other.code ? -1 : Number(one.code > other.code)));
  return {
    name: first?.term?.name ?? null,
    year: first ? yearOf(first) : 0,
    courses,
    ...meansOf(courses),
  };
}

/** Courses in which something counts, term by term from the first. */
export function transcriptOf(
  grades: readonly CourseGrade[],
  scale: readonly GradeBand[],
): TranscriptGrades {
  const counted = grades.filter(({ score }) => score !== null);
  const byTerm = Map.groupBy(counted, (grade) => `${orderOf(grade)} ${grade.term?._id ?? ''}`);
  const terms = [...byTerm]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, ofTerm]) => termOf(ofTerm));
  return { terms, ...meansOf(terms.flatMap(({ courses }) => courses)), scale };
}

/** Whether there is anything to show to others. */
export const hasCompleted = ({ terms }: TranscriptGrades): boolean =>
  terms.some(({ courses }) => courses.some(({ complete }) => complete));
