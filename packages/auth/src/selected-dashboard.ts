export type SelectedDashboard = 'Admin' | 'Student';

const storageKey = 'lampstand.selectedDashboard';

/** Which of the two dashboards a member of staff works in on this device; Admin unless chosen. */
export function readSelectedDashboard(): SelectedDashboard {
  try {
    return localStorage.getItem(storageKey) === 'Student' ? 'Student' : 'Admin';
  } catch {
    return 'Admin';
  }
}

export function storeSelectedDashboard(dashboard: SelectedDashboard): void {
  try {
    localStorage.setItem(storageKey, dashboard);
  } catch {
    // Storage may be refused; the choice then lasts until the page is left.
  }
}
