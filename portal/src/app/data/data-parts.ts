import { isLoginPage } from '@lampstand/auth';
import { createPart, prepare } from '../part.ts';
import { screenPartOf } from '../screens.ts';

/** What needs Apollo; nobody fetches it before they are signed in. */
export const dataScope = createPart(() =>
  import('./DataScope.tsx').then((file) => file.DataScope),
);
export const liveUnread = createPart(() =>
  import('./LiveUnread.tsx').then((file) => file.LiveUnread),
);
/** The exam that runs, on every page; and the warning to who would log out of it. */
export const examWatch = createPart(() =>
  import('../running-exam/ExamWatch.tsx').then((file) => file.ExamWatch),
);
/** The uploads of the page; fetched only where there are any. */
export const uploadsDock = createPart(() =>
  import('../uploads/PortalUploads.tsx').then((file) => file.PortalUploads),
);
/** Sends drafts that wait on this device; fetched only where one waits. */
export const keptDrafts = createPart(() =>
  import('../../features/assignments/kept/KeptDrafts.tsx').then((file) => file.KeptDrafts),
);
/** Lets a screen upload; fetched with such a screen alone. */
export const withUploads = createPart(() =>
  import('../uploads/WithUploads.tsx').then((file) => file.WithUploads),
);
/** What the bell opens. */
export const bellScreen = createPart(() =>
  import('../../features/notifications/BellScreen.tsx').then((file) => file.BellScreen),
);

/** Apollo and the screen of a path: the second thing that somebody who is signed in needs. */
export function prepareData(path: string): void {
  const screen = screenPartOf(isLoginPage(path) ? '/dashboard' : path);
  prepare(dataScope, ...(screen ? [screen] : []));
}
