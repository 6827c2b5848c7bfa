export type WindowState = 'upcoming' | 'open' | 'late' | 'closed';

/** When a group sits an exam; null: nothing is set. ISO moments. */
export interface ExamWindow {
  readonly opensAt: string | null;
  readonly deadline: string | null;
  readonly closesAt: string | null;
}

/** How a window stands. @param now milliseconds. */
export function windowState({ opensAt, deadline, closesAt }: ExamWindow, now: number): WindowState {
  const past = (moment: string | null) => moment !== null && Date.parse(moment) <= now;
  if (past(closesAt)) return 'closed';
  if (opensAt !== null && !past(opensAt)) return 'upcoming';
  return past(deadline) ? 'late' : 'open';
}

const order: readonly WindowState[] = ['open', 'late', 'upcoming', 'closed'];

/** What is sat now first, then what comes, then what is over; alike ones stay as they were. */
export const nowFirst = <Exam extends ExamWindow>(exams: readonly Exam[], now: number): Exam[] =>
  exams.toSorted((a, b) => order.indexOf(windowState(a, now)) - order.indexOf(windowState(b, now)));
