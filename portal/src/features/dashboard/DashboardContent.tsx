import { nextStepOf, pendingExamsOf } from './dashboard.rules.ts';
import styles from './DashboardContent.module.css';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import { ExamResults } from './ExamResults.tsx';
import { MyCourses } from './MyCourses.tsx';
import { NextStep } from './NextStep.tsx';
import { PendingExams } from './PendingExams.tsx';
import { UnreadNotifications } from './UnreadNotifications.tsx';

export interface DashboardContentProps {
  readonly dashboard: DashboardDataQuery['dashboard'];
}

/** The student's part: on the left what to do next, on the right what has come in. */
export function DashboardContent({ dashboard }: DashboardContentProps) {
  const { courses, recentExamResults, notifications } = dashboard;
  const next = nextStepOf(courses);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {next && <NextStep course={next} started={next.lastVisitedAt !== null} />}
        <MyCourses courses={courses} />
      </div>
      <div className={styles.column}>
        <PendingExams exams={pendingExamsOf(courses)} />
        <ExamResults results={recentExamResults} />
        <UnreadNotifications notifications={notifications.filter(({ read }) => !read)} />
      </div>
    </div>
  );
}
