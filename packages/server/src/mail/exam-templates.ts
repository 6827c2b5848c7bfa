import { createFormat, type Translator } from '@lampstand/i18n';
import { zoneNameAt } from '../platform/zone-name.ts';
import type { MailContent } from './layout.ts';

interface ExamWords {
  readonly firstName: string;
  readonly applicationName: string;
  readonly exam: string;
  readonly course: string;
  /** ISO moments. */
  readonly deadline: string;
  /** Null where one may begin at any time after the deadline. */
  readonly closesAt: string | null;
  /** IANA name of the reader's own zone. */
  readonly timeZone: string;
  /** To what a passing score is cut after the deadline, as a fraction. */
  readonly cap: number;
  readonly examUrl: string;
}

const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Moments as the reader's own clock shows them, and what that clock is called on such a day. */
function clockOf(t: Translator, timeZone: string) {
  const { formatDateTime } = createFormat({ locale: t.locale.code, timeZone });
  return {
    at: (moment: string) => formatDateTime(moment, MOMENT),
    zone: (moment: string) => zoneNameAt(moment, { bcp47: t.locale.bcp47, timeZone }),
  };
}

/** A day before the deadline of an exam (specification §9). */
export function examReminderMail(t: Translator, words: ExamWords): MailContent {
  const { applicationName, cap, course, deadline, exam, examUrl, firstName } = words;
  const clock = clockOf(t, words.timeZone);
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.reminder.subject', { exam }),
    paragraphs: [
      t('mail.reminder.body', {
        exam,
        course,
        deadline: clock.at(deadline),
        zone: clock.zone(deadline),
      }),
      t('mail.reminder.penalty', { cap }),
    ],
    button: { text: t('mail.reminder.button'), url: examUrl },
    footnote: t('mail.reminder.footnote'),
  };
}

/** After the deadline of an exam that was not passed by then (specification §4 and §9). */
export function examPenaltyMail(t: Translator, words: ExamWords & { now: string }): MailContent {
  const { applicationName, cap, closesAt, course, deadline, exam, examUrl, firstName, now } = words;
  const clock = clockOf(t, words.timeZone);
  const about = { exam, course, deadline: clock.at(deadline), zone: clock.zone(deadline) };
  const closing =
    closesAt === null
      ? []
      : [
          t('mail.penalty.closesAt', {
            closesAt: clock.at(closesAt),
            zone: clock.zone(closesAt),
          }),
        ];
  const isClosed = closesAt !== null && closesAt <= now;
  return {
    t,
    applicationName,
    firstName,
    subject: t('mail.penalty.subject', { exam }),
    paragraphs: [
      t('mail.penalty.body', about),
      ...(isClosed ? [t('mail.penalty.closed')] : [t('mail.penalty.penalty', { cap }), ...closing]),
    ],
    button: { text: t('mail.reminder.button'), url: examUrl },
    footnote: t('mail.reminder.footnote'),
  };
}
