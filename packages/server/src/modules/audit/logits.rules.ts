import { z } from 'zod';

/** Bytes of an entry that are kept, action, type and payload together: anybody can send one. */
export const MOST_BYTES = 2048;

/** What an app may report. Pages that were loaded long ago send more than is kept. */
export const LogitInputSchema = z.object({
  userId: z.string().max(64).nullish(),
  action: z.string().trim().min(1).max(200),
  type: z.string().trim().min(1).max(60),
  payload: z.string().max(8000).nullish(),
});

export type LogitInput = z.infer<typeof LogitInputSchema>;

const Payload = z.object({ path: z.string().optional(), message: z.string().optional() });

/** As much of a payload as there is room for besides the rest of its entry. Whole characters stay. */
export function keptPayload({ action, type, payload }: LogitInput): string | null {
  if (!payload) return null;
  const room = MOST_BYTES - Buffer.byteLength(action) - Buffer.byteLength(type);
  return new TextDecoder().decode(Buffer.from(payload).subarray(0, room), { stream: true });
}

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
