import { PersonMessages } from '../../shared/person/PersonMessages.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

/** What stands before the site, with its texts. */
export function SecondFactorScreen() {
  return (
    <PersonMessages>
      <SecondFactorPanel />
    </PersonMessages>
  );
}
