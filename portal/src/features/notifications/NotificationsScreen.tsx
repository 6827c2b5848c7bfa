import { Texts } from '@lampstand/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

/** /notifications, with its texts. */
export function NotificationsScreen() {
  return (
    <Texts bundles={accountTexts}>
      <NotificationsPage />
    </Texts>
  );
}
