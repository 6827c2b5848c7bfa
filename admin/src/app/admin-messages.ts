import { loadAll, type LoadMessages, type LocaleCode, type Messages } from '@lampstand/i18n';
import { loadRaTexts, type RaTexts } from '@lampstand/i18n/ra-texts';
import address from 'virtual:messages/address';
import admin from 'virtual:messages/admin';
import courses from 'virtual:messages/admin-courses';
import office from 'virtual:messages/admin-office';
import appeals from 'virtual:messages/appeals';
import checks from 'virtual:messages/checks';
import marking from 'virtual:messages/marking';
import shared from 'virtual:messages/shared';
import uploads from 'virtual:messages/uploads';

export interface AdminMessages {
  readonly messages: Messages;
  /** react-admin's own texts, in Polyglot's syntax. */
  readonly ra: RaTexts;
  /** Brings the texts of the screens that few people open into `messages`. */
  readonly later: () => Promise<void>;
  /** Brings the texts of the screens on which courses are made into `messages`. */
  readonly authoring: () => Promise<void>;
}

/** Loads the texts of the back-office's frame and usual screens, and react-admin's own, in one locale. */
export async function loadAdminMessages(locale: LocaleCode): Promise<AdminMessages> {
  const [messages, ra] = await Promise.all([
    loadAll([shared, admin, address], locale),
    loadRaTexts(locale),
  ]);
  const bring = (bundles: readonly LoadMessages[]) => async () => {
    Object.assign(messages, await loadAll(bundles, locale));
  };
  return {
    messages,
    ra,
    later: bring([office, appeals, uploads]),
    authoring: bring([courses, checks, marking]),
  };
}
