import { Navigate } from 'react-router-dom';

/** There is one record only: its page takes the list's place. */
export function SettingsHome() {
  return <Navigate to="/site-settings/site/show" replace />;
}
