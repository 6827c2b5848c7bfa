import type { SheetAnswer } from '../answer-sheet.rules.ts';
import { readAnswer } from '../questions/given-answer.rules.ts';

export interface OtherWindowsOptions {
  readonly attemptId: string;
  /** Another window of this device gave an answer. */
  readonly onAnswer: (answer: SheetAnswer) => void;
  /** Another window of this device has the attempt open. */
  readonly onOther: () => void;
}

export interface OtherWindows {
  readonly share: (answer: SheetAnswer) => void;
  readonly close: () => void;
}

/** Ties together the windows of a device in which one attempt is open. */
export function meetOtherWindows(options: OtherWindowsOptions): OtherWindows {
  const { attemptId, onAnswer, onOther } = options;
  if (typeof BroadcastChannel === 'undefined') {
    return { share: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`lampstand.exam-attempt.${attemptId}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const say = (data: unknown) => channel.postMessage(data);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'hello') say('here');
    if (data === 'hello' || data === 'here') onOther();
    const answer = readShared(data);
    if (answer) onAnswer(answer);
  });
  say('hello');
  return {
    share: say,
    close: () => channel.close(),
  };
}

/** Another window may run an older program: what is no answer is nothing. */
function readShared(data: unknown): SheetAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(data));
  const [questionId, sequence] = [fields.get('questionId'), fields.get('sequence')];
  const given = fields.get('given') === null ? null : readAnswer(fields.get('given'));
  if (typeof questionId !== 'string' || typeof sequence !== 'number') return undefined;
  return given === undefined ? undefined : { questionId, sequence, given };
}
