import { Navigate, useParams } from 'react-router-dom';
import { GeneralShow } from './GeneralShow.tsx';
import { SITE } from './settings-records.ts';

/** One page shows all that is settled; what was just changed leads back to it. */
export function SettingsShow() {
  const { id } = useParams();
  return id === SITE ? <GeneralShow /> : <Navigate to={`/site-settings/${SITE}/show`} replace />;
}
