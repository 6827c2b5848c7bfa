export { hashPassword, shortestPassword } from './hash-password.ts';
export { endedLogin, saysSessionEnded } from './ended-login.ts';
export type { DemoPersona } from './demo-personas.ts';
export { changeAppState, readAppState, type AppState } from './app-state.ts';
export { changeChartFilters, readChartFilters, type ChartFilters } from './chart-filters.ts';
export { isLoginPage } from './login-page.ts';
export { browserPage, type Page } from './page.ts';
export { RequireAccess, type RequireAccessProps } from './RequireAccess.tsx';
export {
  readSelectedDashboard,
  storeSelectedDashboard,
  type SelectedDashboard,
} from './selected-dashboard.ts';
export { homeOf, landingOf } from './landing.rules.ts';
export { selectedGroupOf } from './selected-group.rules.ts';
export type { Session, SessionOptions, SessionState, SessionUser } from './session-types.ts';
export { createSession } from './session.ts';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export { passkeysPossible } from './sign-in/passkeys-possible.ts';
export { keepWayBack, takeWayBack } from './sign-in/way-back.ts';
export type { Callback, WaysIn } from './sign-in/ways-in.ts';
export { readStoredUser, storeUser, type StoredUser } from './stored-user.ts';
export { TermsGate, type TermsGateProps } from './TermsGate.tsx';
export { useLooksThrough } from './useLooksThrough.ts';
export { useSession } from './useSession.ts';
export { useUser } from './useUser.ts';
