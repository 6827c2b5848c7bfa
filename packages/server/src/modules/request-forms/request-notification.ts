import { localeOf, type MessageId } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { RequestReply } from './request-forms.rules.ts';

interface Told {
  readonly userId: string;
  /** The person's own language, whoever answered. */
  readonly locale: string;
  /** The form's title. */
  readonly form: string;
  readonly status: RequestReply['status'];
}

const messages: Readonly<Record<Told['status'], MessageId>> = {
  IN_WORK: 'notifications.requests.inWork',
  DONE: 'notifications.requests.done',
  REFUSED: 'notifications.requests.refused',
};

/** What a person is told when an office answered, with the way to their requests. */
export function answeredNotification(
  translators: Services['translators'],
  { userId, locale, form, status }: Told,
) {
  const t = translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return {
    userId,
    title: t('notifications.requests.title'),
    description: t.dynamic(messages[status], { form }),
    link: '/student/links',
  };
}
