import { Texts } from '@lampstand/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ProfilePage } from './ProfilePage.tsx';

/** /profile, with its texts. */
export function ProfileScreen() {
  return (
    <Texts bundles={accountTexts}>
      <ProfilePage />
    </Texts>
  );
}
