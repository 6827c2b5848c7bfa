import { changeAppState, readAppState, type AppState } from './app-state.ts';

export type SelectedDashboard = AppState['selectedDashboard'];

/** Which of the two dashboards a member of staff works in on this device; Admin unless chosen. */
export const readSelectedDashboard = (): SelectedDashboard => readAppState().selectedDashboard;

export const storeSelectedDashboard = (selectedDashboard: SelectedDashboard): void =>
  changeAppState({ selectedDashboard });
