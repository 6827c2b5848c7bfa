import { createFormat, locales } from '@lampstand/i18n';
import { serverTranslators } from '@lampstand/i18n/server';
import { describe, expect, it } from 'vitest';
import { examPenaltyMail, examReminderMail } from '../../mail/exam-templates.ts';
import { renderMail } from '../../mail/layout.ts';
import { dueDeadlines } from './exam-mails.rules.ts';

const HOUR = 3_600_000;
const translators = serverTranslators();
const words = {
  firstName: 'Ana',
  applicationName: 'Lampstand',
  exam: 'Romans',
  course: 'Letters of Paul',
  deadline: '2026-03-29T16:00:00.000Z',
  closesAt: null,
  timeZone: 'Europe/Berlin',
  cap: 0.7,
  examUrl: 'https://college.example/student/exams/romans',
};

describe('mails about a deadline', () => {
  it.each(locales.map(({ code }) => code))(
    'in %s carry exam, course, moment and way',
    async (code) => {
      const t = translators.get(code);
      if (!t) throw new Error(`${code} is not loaded`);
      const { formatDateTime } = createFormat({ locale: code, timeZone: 'Europe/Berlin' });
      const hour = formatDateTime(words.deadline, { hour: 'numeric', minute: '2-digit' });
      const reminder = await renderMail(examReminderMail(t, words));
      const penalty = await renderMail(
        examPenaltyMail(t, { ...words, now: '2026-03-30T00:00:00.000Z' }),
      );
      for (const { plain } of [reminder, penalty]) {
        expect(plain).toContain('Romans');
        expect(plain).toContain('Letters of Paul');
        expect(plain).toContain(hour);
        expect(plain).toContain(words.examUrl);
        expect(plain).toMatch(/70\s?%/);
      }
    },
  );

  const english = () => {
    const t = translators.get('en');
    if (!t) throw new Error('en is not loaded');
    return t;
  };

  it('tell the moment on the reader’s own clock, by the name that it has that day', () => {
    const bodyOf = (timeZone: string, deadline: string) =>
      examReminderMail(english(), { ...words, timeZone, deadline }).paragraphs[0];
    expect(bodyOf('Europe/Berlin', '2026-03-29T16:00:00.000Z')).toContain(
      'Sunday, March 29, 2026 at 6:00 PM (Central European Summer Time)',
    );
    expect(bodyOf('Europe/Berlin', '2026-03-28T16:00:00.000Z')).toContain(
      '5:00 PM (Central European Standard Time)',
    );
    expect(bodyOf('Pacific/Auckland', '2026-12-31T11:00:00.000Z')).toContain(
      'Friday, January 1, 2027 at 12:00 AM (New Zealand Daylight Time)',
    );
  });

  it('say of a missed one until when it is open, or that it is closed', () => {
    const of = (closesAt: string | null) =>
      examPenaltyMail(english(), { ...words, closesAt, now: '2026-03-30T00:00:00.000Z' })
        .paragraphs;
    expect(of(null)).toHaveLength(2);
    expect(of('2026-04-02T16:00:00.000Z')[2]).toMatch(/after Thursday, April 2, 2026 at 6:00 PM/);
    expect(of('2026-03-29T18:00:00.000Z')[1]).toMatch(/no longer be begun/);
  });
});

/** A deadline each fifth day of two years: clocks moved both ways, leap day, ends of years. */
const deadlines = Array.from({ length: 146 }, (_, at) =>
  new Date(Date.UTC(2027, 6, 1, 17, 59, 59) + at * 5 * 24 * HOUR).toISOString(),
);

describe('what is due', () => {
  it.each(deadlines)(
    'around %s begins 24 hours before, turns at the deadline and ends',
    (deadline) => {
      const kindAt = (ms: number): string | undefined => {
        const at = dueDeadlines(new Date(Date.parse(deadline) + ms).toISOString());
        if (deadline > at.remindUntil || deadline <= at.missedSince) return undefined;
        return deadline > at.now ? 'REMINDER' : 'PENALTY';
      };
      expect(kindAt(-24 * HOUR - 1)).toBeUndefined();
      expect(kindAt(-24 * HOUR)).toBe('REMINDER');
      expect(kindAt(-1)).toBe('REMINDER');
      expect(kindAt(0)).toBe('PENALTY');
      expect(kindAt(7 * 24 * HOUR - 1)).toBe('PENALTY');
      expect(kindAt(7 * 24 * HOUR)).toBeUndefined();
    },
  );
});
