export interface EndedResult {
  readonly status: 'PASSED' | 'FAILED' | 'MARKING';
  /** Of practice: nothing is told of it yet. */
  readonly heldBack?: boolean;
  readonly abandoned: boolean;
  readonly endedBy:
    | 'HANDED_IN'
    | 'TIME_UP'
    | 'LEFT'
    | 'CLOSED'
    | 'LOST_CONNECTION'
    | 'LOGGED_OUT'
    | 'ENDED_BY_STAFF'
    | null;
}

/** The message that says in one sentence how an attempt ended. */
export function endText({ status, heldBack, abandoned, endedBy }: EndedResult) {
  if (heldBack) return 'learning.result.heldBackText';
  if (status === 'MARKING') return 'learning.result.markingText';
  if (status === 'PASSED') return 'exam.passedText';
  if (endedBy === 'CLOSED') return 'learning.result.closedText';
  if (endedBy === 'LOST_CONNECTION') return 'learning.result.lostText';
  if (endedBy === 'LOGGED_OUT') return 'learning.result.loggedOutText';
  if (endedBy === 'ENDED_BY_STAFF') return 'learning.result.staffText';
  if (abandoned) return 'exam.abandonedText';
  if (endedBy === 'TIME_UP') return 'learning.result.timeUpText';
  return 'exam.failedText';
}

/** Whether an attempt failed without its being handed in: then what was noted is shown, to be judged. */
export const failedByItself = ({
  status,
  abandoned,
}: Pick<EndedResult, 'status' | 'abandoned'>): boolean => status === 'FAILED' && abandoned;
