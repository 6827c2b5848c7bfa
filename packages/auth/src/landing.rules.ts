import { afterLogin, mayVisit, type Person } from '@lampstand/access';
import type { SelectedDashboard } from './selected-dashboard.ts';

/** `/dashboard`, or `/admin` for staff who work in the administration. */
export function homeOf(person: Person, dashboard: SelectedDashboard): string {
  return dashboard === 'Admin' && mayVisit(person, '/admin') ? '/admin' : '/dashboard';
}

/** Where a person goes after signing in: the way back of the login page, or their home. */
export function landingOf(
  person: Person,
  dashboard: SelectedDashboard,
  redirect: string | null,
): string {
  const target = afterLogin(person, redirect);
  return target === '/dashboard' ? homeOf(person, dashboard) : target;
}
