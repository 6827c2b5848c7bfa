import { z } from 'zod';

/** What an app may report. Anybody can send one, so its size is bounded. */
export const LogitInputSchema = z.object({
  userId: z.string().max(64).nullish(),
  action: z.string().trim().min(1).max(200),
  type: z.string().trim().min(1).max(60),
  payload: z.string().max(20_000).nullish(),
});

export type LogitInput = z.infer<typeof LogitInputSchema>;

const Payload = z.object({ path: z.string().optional(), message: z.string().optional() });

/** Characters of a message by which crashes are told apart. */
const LONGEST_MESSAGE = 300;

/** Whose pages are of one record: the first step of the address, and what the audit calls it. */
const entities: Readonly<Record<string, string>> = {
  users: 'user',
  regions: 'region',
  groups: 'group',
  courses: 'course',
  lessons: 'lesson',
  exams: 'exam',
  examResults: 'examAttempt',
  documents: 'document',
};

/** The parts of a payload that the log finds reports by; of a text that is no JSON, none. */
function partsOf(payload: string | null | undefined): z.infer<typeof Payload> {
  if (!payload) return {};
  try {
    return Payload.catch({}).parse(JSON.parse(payload));
  } catch {
    return {};
  }
}

/** The record whose page was open when something was reported. */
export function recordIn(payload: string | null | undefined): {
  entity: string | null;
  entityId: string | null;
} {
  const [, first = '', second = '', third = ''] = (partsOf(payload).path ?? '').split(/[/?#]/);
  const [noun, id] = first === 'student' ? [second, third] : [first, second];
  const entity = entities[noun];
  return entity && id && id !== 'create'
    ? { entity, entityId: id.slice(0, 100) }
    : { entity: null, entityId: null };
}

/** What a crash said, by which it is grouped; null where nothing crashed. */
export function crashMessage({ action, payload }: LogitInput): string | null {
  if (action !== 'crash') return null;
  // A payload that was cut off in the browser is no JSON any more.
  const cut = /"message":"((?:[^"\\]|\\.)*)/.exec(payload ?? '')?.[1];
  const [line = ''] = (partsOf(payload).message ?? cut ?? payload ?? '').trim().split('\n');
  return line.trim().slice(0, LONGEST_MESSAGE) || '?';
}
