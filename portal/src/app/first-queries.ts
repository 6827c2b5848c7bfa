import dashboardText from 'virtual:query-text/features/dashboard/DashboardPage.graphql';
import type { StoredUser } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import type { DashboardPageQueryVariables } from '../features/dashboard/DashboardPage.generated.ts';

/**
 * Asks for the first screen's data before the screen itself has arrived. Only the dashboard, where
 * almost every visit begins, is worth its query in the first file.
 */
export function startFirstQuery(transport: Transport, path: string, user: StoredUser): void {
  if (path !== '/dashboard') return;
  const variables: DashboardPageQueryVariables = { groupId: user.selectedGroup };
  transport.start(dashboardText, variables);
}
