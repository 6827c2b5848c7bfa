import dashboardText from 'virtual:query-text/features/dashboard/DashboardData.graphql';
import attemptText from 'virtual:query-text/features/exams/ExamAttemptPage.graphql';
import type { StoredUser } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import type { DashboardDataQueryVariables } from '../features/dashboard/DashboardData.generated.ts';
import type { ExamAttemptPageQueryVariables } from '../features/exams/ExamAttemptPage.generated.ts';

const attemptPath = /^\/student\/exams\/[^/]+\/attempts\/([^/]+)\/?$/;

/**
 * Asks for the first screen's data before the screen itself has arrived. Two screens are worth their
 * query in the first file: the dashboard, where almost every visit begins, and an exam's questions,
 * where somebody whose connection was lost waits to go on.
 */
export function startFirstQuery(transport: Transport, path: string, user: StoredUser): void {
  if (path === '/dashboard') {
    const variables: DashboardDataQueryVariables = { groupId: user.selectedGroup };
    transport.start(dashboardText, variables);
  }
  const attemptId = attemptPath.exec(path)?.[1];
  if (attemptId) {
    const variables: ExamAttemptPageQueryVariables = { _id: attemptId };
    transport.start(attemptText, variables);
  }
}
