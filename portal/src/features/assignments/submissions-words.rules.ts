import type { AssignmentStanding } from '../../shared/work/assessment.rules.ts';

/** Whether work is taken, as the server says. Moments are ISO texts. */
export interface Standing extends AssignmentStanding {
  /** It can be written, handed in and taken back now. */
  readonly open: boolean;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  /** Until when submissions were opened for this student alone. */
  readonly reopenedUntil: string | null;
}

/** How the submissions of an assignment are told of: open or closed, why, and until when. */
export interface Told {
  readonly words:
    | 'open'
    | 'openUntil'
    | 'reopened'
    | 'notYet'
    | 'closed'
    | 'notRequired'
    | 'closedGraded'
    | 'handedIn'
    | 'handedInOpen';
  readonly at: string | null;
}

/** Until when the student may hand in: what was given to them alone counts where it is longer. */
export function deadlineOf({ open, dueAt, reopenedUntil }: Standing): string | null {
  const reopened =
    open && reopenedUntil !== null && (dueAt === null || reopenedUntil > dueAt)
      ? reopenedUntil
      : null;
  return reopened ?? dueAt;
}

/** Whether work that was handed in can be taken back: graded work where it was opened anew. */
export const canWithdraw = ({ open, state }: Standing): boolean =>
  open && (state === 'SUBMITTED' || state === 'GRADED');

export function submissionsTold(standing: Standing): Told {
  const until = deadlineOf(standing);
  switch (standing.state) {
    case 'NOT_YET':
      return { words: 'notYet', at: standing.opensAt };
    case 'CLOSED':
      return { words: standing.beforeJoining ? 'notRequired' : 'closed', at: standing.dueAt };
    case 'GRADED':
      return canWithdraw(standing)
        ? { words: 'reopened', at: until }
        : { words: 'closedGraded', at: null };
    case 'SUBMITTED':
      return canWithdraw(standing) && until !== null
        ? { words: 'handedInOpen', at: until }
        : { words: 'handedIn', at: null };
    case 'OPEN':
      if (until === null) return { words: 'open', at: null };
      return { words: until === standing.dueAt ? 'openUntil' : 'reopened', at: until };
  }
}
