import { useUser } from '@lampstand/auth';
import { useNow } from '../../shared/deadlines/useNow.ts';
import { nextDue, nextStepOf, pendingAssignmentsOf, pendingExamsOf } from './dashboard.rules.ts';
import styles from './DashboardContent.module.css';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import { DueNextCard } from './DueNextCard.tsx';
import { ExamResults } from './ExamResults.tsx';
import { MyCourses } from './MyCourses.tsx';
import { NextStep } from './NextStep.tsx';
import { PendingAssignments } from './PendingAssignments.tsx';
import { PendingExams } from './PendingExams.tsx';
import { UnreadNotifications } from './UnreadNotifications.tsx';

export interface DashboardContentProps {
  readonly dashboard: DashboardDataQuery['dashboard'];
}

/** The student's part: on the left what to do next, on the right what has come in. */
export function DashboardContent({ dashboard }: DashboardContentProps) {
  const { courses, recentExamResults, notifications } = dashboard;
  const { runningExam } = useUser();
  const now = useNow();
  const next = nextStepOf(courses);
  const exams = pendingExamsOf(courses, now);
  const assignments = pendingAssignmentsOf(dashboard.pendingAssignments);
  const due = nextDue(exams, assignments, now);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {/* While an exam runs, the way back to it is what comes first: the bar above has it. */}
        {next && !runningExam && <NextStep course={next} started={next.lastVisitedAt !== null} />}
        <MyCourses courses={courses} />
      </div>
      <div className={styles.column}>
        {due && <DueNextCard due={due} now={now} />}
        <PendingExams exams={exams} />
        <PendingAssignments assignments={assignments} />
        <ExamResults results={recentExamResults} />
        <UnreadNotifications notifications={notifications.filter(({ read }) => !read)} />
      </div>
    </div>
  );
}
