import dashboardText from 'virtual:query-text/features/dashboard/DashboardData.graphql';
import type { StoredUser } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import type { DashboardDataQueryVariables } from '../features/dashboard/DashboardData.generated.ts';

/**
 * Asks for the first screen's data before the screen itself has arrived. Only the dashboard, where
 * almost every visit begins, is worth its query in the first file.
 */
export function startFirstQuery(transport: Transport, path: string, user: StoredUser): void {
  if (path !== '/dashboard') return;
  const variables: DashboardDataQueryVariables = { groupId: user.selectedGroup };
  transport.start(dashboardText, variables);
}
