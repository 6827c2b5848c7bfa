import { localeOf, type MessageId, type Translator } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { Work } from '../../platform/work.ts';
import { notify } from '../notifications/index.ts';
import { personById, readersOf, type Told } from './appeals.repo.ts';
import type { AppealRow } from './appeals.table.ts';

type Translators = Services['translators'];

function translatorOf(translators: Translators, locale: string): Translator {
  const t = translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return t;
}

/** Tells a student what became of their appeal. */
export async function tellStudent(
  work: Work,
  translators: Translators,
  { userId, title }: AppealRow,
  message: 'accepted' | 'declined' | 'readAgain',
): Promise<void> {
  const student = await personById(work.db, userId);
  if (!student) return;
  const t = translatorOf(translators, student.locale);
  const messages: Readonly<Record<typeof message, MessageId>> = {
    accepted: 'notifications.appeals.accepted',
    declined: 'notifications.appeals.declined',
    readAgain: 'notifications.appeals.readAgain',
  };
  notify(work, {
    userId,
    title: t('notifications.appeals.title'),
    description: t.dynamic(messages[message], { title }),
    link: '/student/appeals',
  });
}

/** Tells those who read the group's appeals that one waits for them; not the ones who are left out. */
export async function tellReaders(
  work: Work,
  translators: Translators,
  appeal: AppealRow,
  message: 'opened' | 'secondReading',
  leftOut: readonly (string | null)[],
): Promise<void> {
  const student = await personById(work.db, appeal.userId);
  const readers = await readersOf(work.db, appeal);
  for (const reader of readers) {
    if (leftOut.includes(reader._id)) continue;
    notify(work, {
      ...words(translatorOf(translators, reader.locale), appeal, message, student),
      userId: reader._id,
      // Facilitators read them in the portal; admins of a region need not be of the group.
      link: reader.facilitates ? `/student/appeals/${appeal._id}` : `/appeals/${appeal._id}/show`,
    });
  }
}

function words(
  t: Translator,
  { title }: AppealRow,
  message: 'opened' | 'secondReading',
  student: Told | undefined,
) {
  const name = student?.fullName ?? '';
  return {
    title: t('notifications.appeals.staffTitle'),
    description:
      message === 'opened'
        ? t('notifications.appeals.opened', { name, title })
        : t('notifications.appeals.secondReading', { name, title }),
  };
}
