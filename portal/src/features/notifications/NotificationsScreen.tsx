import { PersonMessages } from '../../shared/person/PersonMessages.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

/** /notifications, with its texts. */
export function NotificationsScreen() {
  return (
    <PersonMessages>
      <NotificationsPage />
    </PersonMessages>
  );
}
