import { clockText } from '@lampstand/i18n';
import type { LessonCheckInput } from './lessons.generated.ts';

const MINUTE = 60;
const time = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Seconds of a text such as 2:30 or 1:02:30; undefined where it is none. */
export function secondsOf(text: string): number | undefined {
  const match = time.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return (Number(hours) * MINUTE + Number(minutes)) * MINUTE + Number(seconds);
}

/** What a recording asks, as a row of the form: its time is typed. */
export interface CheckForm {
  readonly atSeconds?: string | null;
  readonly questionId?: string | null;
}

export const toCheckForm = ({ atSeconds, questionId }: LessonCheckInput) => ({
  atSeconds: clockText(atSeconds),
  questionId,
});

/** The form has asked for both before; what it could not read, the server refuses. */
export const toCheckInput = ({ atSeconds, questionId }: CheckForm): LessonCheckInput => ({
  atSeconds: secondsOf(atSeconds ?? '') ?? 0,
  questionId: questionId ?? '',
});
