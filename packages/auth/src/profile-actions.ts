import type { Transport } from '@lampstand/graphql-client';
import { UpdateUserProfileDocument } from './operations/profile.generated.ts';
import { AcceptTermsDocument } from './operations/session.generated.ts';
import { selectedGroupOf } from './selected-group.rules.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionUser } from './session-types.ts';

/**
 * What a person changes about themselves while signed in. Whoever only looks through their eyes changes
 * what the page shows, and nothing of theirs.
 */
export function createProfileActions({ request }: Transport, store: SessionStore) {
  /** The choice shows at once and is taken back when the server refuses it. */
  async function selectGroup(groupId: string): Promise<void> {
    const before = store.user();
    if (!before) return;
    store.change({ selectedGroup: groupId });
    if (onlyLooks(before)) return;
    try {
      await request(UpdateUserProfileDocument, {
        userProfileInput: { _id: before._id, selectedGroup: groupId },
      });
    } catch (error) {
      const unchangedSince = store.user()?.selectedGroup === groupId;
      if (unchangedSince) store.change({ selectedGroup: before.selectedGroup });
      throw error;
    }
  }

  function enter(user: SessionUser): void {
    store.set({ status: 'signedIn', user });
    const group = selectedGroupOf(user.groups, user.selectedGroup);
    // Before the terms are accepted the server takes no other change of the profile.
    if (group && group._id !== user.selectedGroup && user.termsAccepted) {
      void selectGroup(group._id).catch(() => undefined);
    }
  }

  async function saveLocale(locale: string): Promise<void> {
    const user = store.user();
    if (!user || onlyLooks(user)) return;
    await request(UpdateUserProfileDocument, { userProfileInput: { _id: user._id, locale } });
    store.change({ locale });
  }

  /** The welcome of alumni was read: it is gone at once, and comes back where that was not saved. */
  async function endAlumniWelcome(): Promise<void> {
    const user = store.user();
    if (!user) return;
    store.change({ showAlumniWelcome: false });
    if (onlyLooks(user)) return;
    try {
      const userProfileInput = { _id: user._id, showAlumniWelcome: false };
      await request(UpdateUserProfileDocument, { userProfileInput });
    } catch (error) {
      store.change({ showAlumniWelcome: true });
      throw error;
    }
  }

  async function acceptTerms(): Promise<void> {
    const answer = await request(AcceptTermsDocument, {});
    enter(answer.acceptTerms);
  }

  return { enter, selectGroup, saveLocale, endAlumniWelcome, acceptTerms };
}

/** Whether the server would refuse a change, or take it for one that nobody asked for. */
const onlyLooks = ({ impersonatingUser }: SessionUser): boolean => impersonatingUser !== null;
