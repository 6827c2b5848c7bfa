import { PersonMessages } from '../../shared/person/PersonMessages.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** /profile, with its texts. */
export function ProfileScreen() {
  return (
    <PersonMessages>
      <ProfilePage />
    </PersonMessages>
  );
}
