import { bandOf, courseScore, type GradeBand } from '@lampstand/grades';
import type { MessageId } from '@lampstand/i18n';
import type { RawCourseGrade, RawPart } from './grade-parts.list.ts';

export const partStates = ['GRADED', 'MISSING', 'NOT_REQUIRED', 'PENDING', 'MARKING'] as const;
export type PartState = (typeof partStates)[number];

/** One step of how a number came about: a message, and what it gave. */
export interface GradeStep {
  readonly key: MessageId;
  readonly args: Readonly<Record<string, string | number>>;
  /** Per cent; null where the step gives no number. */
  readonly value: number | null;
}

/** An exam or assignment of a course's grade. */
export interface GradePart {
  readonly _id: string;
  readonly kind: RawPart['kind'];
  readonly title: string;
  readonly weight: number;
  readonly state: PartState;
  /** Whole per cent; null as long as it does not count. */
  readonly score: number | null;
  readonly dueAt: string | null;
  readonly steps: readonly GradeStep[];
}

/** What a student has come to in a course. */
export interface CourseGrade extends Pick<
  RawCourseGrade,
  'course' | 'term' | 'startsOn' | 'endsOn'
> {
  /** Whole per cent; null as long as nothing counts. */
  readonly score: number | null;
  readonly letter: string | null;
  readonly points: number | null;
  /** Nothing is to come any more. */
  readonly complete: boolean;
  /** Per cent points. */
  readonly deduction: number;
  /** Of the correction that stands in the place of what the work comes to; 0 without one. */
  readonly correctionVersion: number;
  readonly parts: readonly GradePart[];
  readonly steps: readonly GradeStep[];
}

const step = (
  key: MessageId,
  args: GradeStep['args'] = {},
  value: number | null = null,
): GradeStep => ({ key, args, value });

/** What the part has come to, and by which steps; undefined where nobody has graded anything. */
function graded(part: RawPart): readonly GradeStep[] | undefined {
  const { best, graded: work } = part;
  if (best) {
    const earned = best.scaledFrom ?? best.score;
    return [
      step('explain.grades.bestAttempt', { attempts: part.counted }, earned),
      ...(best.scaledFrom === null ? [] : [step('explain.grades.capped', {}, best.score)]),
      ...(best.correctedFrom === null
        ? []
        : [step('explain.grades.corrected', { before: best.correctedFrom / 100 }, best.score)]),
    ];
  }
  if (!work) return undefined;
  if (work.score !== null) return [step('explain.grades.gradedByHand', {}, work.score)];
  return [
    work.completed
      ? step('explain.grades.completed', {}, 100)
      : step('explain.grades.notCompleted', {}, 0),
  ];
}

/**
 * What is missing counts 0 after its deadline, and nothing before it. What was due before the student
 * joined is not required: it counts where it was done, and where it was opened again and not done.
 */
export function partOf(raw: RawPart, now: string): GradePart {
  const { _id, kind, title, weight, dueAt } = raw;
  const same = { _id, kind, title, weight, dueAt };
  const steps = graded(raw);
  const score = raw.best?.score ?? steps?.at(-1)?.value ?? null;
  if (steps) return { ...same, state: 'GRADED', score, steps };
  if (raw.marking) {
    return { ...same, state: 'MARKING', score: null, steps: [step('explain.grades.marking')] };
  }
  const after = (moment: string | null) => moment !== null && Date.parse(moment) <= Date.parse(now);
  const missing = after(dueAt) && (raw.reopenedUntil === null || after(raw.reopenedUntil));
  if (missing && raw.beforeJoining && raw.reopenedUntil === null) {
    const why = [step('explain.grades.notRequired')];
    return { ...same, state: 'NOT_REQUIRED', score: null, steps: why };
  }
  return missing
    ? { ...same, state: 'MISSING', score: 0, steps: [step('explain.grades.missing', {}, 0)] }
    : { ...same, state: 'PENDING', score: null, steps: [step('explain.grades.pending')] };
}

const counts = ({ score, weight }: GradePart) => score !== null && weight > 0;

const correctedSteps = (
  earned: number | null,
  { score, reason }: NonNullable<RawCourseGrade['correction']>,
): readonly GradeStep[] => [
  earned === null
    ? step('explain.grades.gradedByHand', {}, score)
    : step('explain.grades.corrected', { before: earned / 100 }, score),
  step('explain.grades.because', { reason }),
];

/** How the course's score came about, from the parts to the letter. */
function stepsOf(
  parts: readonly GradePart[],
  deduction: number,
  result: {
    /** What it comes to by itself. */
    readonly earned: number | null;
    readonly correction: RawCourseGrade['correction'];
    readonly band: GradeBand | undefined;
  },
): readonly GradeStep[] {
  const counted = parts.filter(counts);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const mean = courseScore(counted);
  return [
    ...counted.map(({ title, weight, score }) =>
      step('explain.grades.part', { title, share: weight / weights, weight }, score),
    ),
    ...(counted.length === 0
      ? []
      : [step('explain.grades.mean', { parts: counted.length, weights }, mean)]),
    ...(deduction > 0
      ? [step('explain.grades.deduction', { points: deduction }, result.earned)]
      : []),
    ...(result.correction ? correctedSteps(result.earned, result.correction) : []),
    ...(result.band
      ? [
          step('explain.grades.letter', {
            letter: result.band.letter,
            from: result.band.from / 100,
          }),
        ]
      : []),
  ];
}

/**
 * What a student has come to in a course, and why.
 * @param scale the best first.
 */
export function courseGrade(
  raw: RawCourseGrade,
  scale: readonly GradeBand[],
  now: string,
): CourseGrade {
  const { deduction, correction } = raw;
  const parts = raw.parts.map((part) => partOf(part, now));
  const earned = courseScore(parts, deduction);
  const score = correction?.score ?? earned;
  const band = score === null ? undefined : bandOf(scale, score);
  return {
    course: raw.course,
    term: raw.term,
    startsOn: raw.startsOn,
    endsOn: raw.endsOn,
    score,
    letter: band?.letter ?? null,
    points: band?.points ?? null,
    complete:
      score !== null &&
      parts.every(
        ({ score: one, weight, state }) => one !== null || weight === 0 || state === 'NOT_REQUIRED',
      ),
    deduction,
    correctionVersion: correction?.version ?? 0,
    parts,
    steps:
      score === null
        ? [step('explain.grades.nothingYet')]
        : stepsOf(parts, deduction, { earned, correction, band }),
  };
}
