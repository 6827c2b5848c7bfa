import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, StatusChip } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { TimeLeftChip } from '../../shared/deadlines/TimeLeftChip.tsx';
import type { Assignment } from './assignment-types.ts';
import styles from './AssignmentFacts.module.css';
import { deadlineOf, submissionsTold } from './submissions-words.rules.ts';

export interface AssignmentFactsProps {
  readonly assignment: Assignment;
  /** Milliseconds. */
  readonly now: number;
}

/** How it is graded, its deadline, and in a sentence whether work is taken. */
export function AssignmentFacts({ assignment, now }: AssignmentFactsProps) {
  const t = useT();
  const { kind, state, zone } = assignment;
  const deadline = deadlineOf(assignment);
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{t('work.assignment.graded')}</dt>
          <dd>
            {kind === 'GRADED' ? t('work.assignment.perCent') : t('work.assignment.completion')}
          </dd>
        </div>
        <div>
          <dt>{t('work.assignment.deadline')}</dt>
          <dd>
            {deadline ? <DueTime at={deadline} zone={zone} /> : t('work.overview.noDeadline')}{' '}
            {state === 'OPEN' && deadline && <TimeLeftChip deadline={deadline} now={now} />}
          </dd>
        </div>
        <div>
          <dt>{t('work.assignment.submissions')}</dt>
          <dd>
            <StatusChip tone={state === 'OPEN' ? 'success' : 'neutral'}>
              {state === 'OPEN' ? t('work.assignment.areOpen') : t('work.assignment.areClosed')}
            </StatusChip>{' '}
            <TakenWords assignment={assignment} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function TakenWords({ assignment }: Pick<AssignmentFactsProps, 'assignment'>) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { words, at } = submissionsTold(assignment);
  const date = at === null ? '' : formatDateTime(at);
  const told = {
    open: t('work.assignment.open'),
    openUntil: t('work.assignment.openUntil', { date }),
    reopened: t('work.assignment.reopened', { date }),
    notYet: t('work.assignment.notYet', { date }),
    closed: t('work.assignment.closed', { date }),
    notRequired: t('work.assignment.notRequired', { date }),
    closedGraded: t('work.assignment.closedGraded'),
    handedIn: t('work.assignment.handedIn'),
    handedInOpen: t('work.assignment.handedInOpen', { date }),
  };
  return <span>{told[words]}</span>;
}
