export interface VisitedCourse {
  readonly lastVisitedAt: string | null;
  readonly nextLesson: object | null;
}

/** The course to go on with: of those with a lesson to come the one visited last, else the first. */
export function nextStepOf<Course extends VisitedCourse>(
  courses: readonly Course[],
): Course | undefined {
  const open = courses.filter(({ nextLesson }) => nextLesson !== null);
  return open.reduce<Course | undefined>(
    (latest, course) => (latest && visitedAt(latest) >= visitedAt(course) ? latest : course),
    undefined,
  );
}

/** Never visited is longest ago. */
function visitedAt({ lastVisitedAt }: VisitedCourse): number {
  return lastVisitedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastVisitedAt);
}

export interface TakenExam {
  readonly passed: boolean;
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
  readonly openAttemptId: string | null;
  readonly blockedReason: string | null;
}

/**
 * The exams that wait for the student, those with an open attempt first: not passed, not blocked,
 * and with an attempt left.
 */
export function pendingExamsOf<Exam extends TakenExam>(
  courses: readonly { readonly exams: readonly Exam[] }[],
): Exam[] {
  const exams = courses.flatMap((course) => course.exams);
  const open = exams.filter(({ openAttemptId }) => openAttemptId !== null);
  const next = exams.filter(
    (exam) =>
      exam.openAttemptId === null &&
      !exam.passed &&
      exam.blockedReason === null &&
      exam.attemptsUsed < exam.allowedAttempts,
  );
  return [...open, ...next];
}
