import { newClientMadeId } from '../../../shared/client-made-id.ts';
import type { SheetAnswer } from '../answer-sheet.rules.ts';
import { readAnswer } from '../questions/given-answer.rules.ts';
import { channelName } from './attempt-channel.ts';

export interface OtherWindowsOptions {
  readonly attemptId: string;
  /** Another window of this device gave an answer. */
  readonly onAnswer: (answer: SheetAnswer) => void;
  /** Whether another window of this device has the attempt open. */
  readonly onOthers: (open: boolean) => void;
  /** The attempt has just ended elsewhere on this device. */
  readonly onOver: () => void;
}

export interface OtherWindows {
  readonly share: (answer: SheetAnswer) => void;
  readonly close: () => void;
}

const words = ['hello', 'here', 'gone', 'over'] as const;

/** Ties together the windows of a device in which one attempt is open. */
export function meetOtherWindows(options: OtherWindowsOptions): OtherWindows {
  const { attemptId, onAnswer, onOthers, onOver } = options;
  if (typeof BroadcastChannel === 'undefined') {
    return { share: () => undefined, close: () => undefined };
  }
  const own = newClientMadeId();
  const others = new Set<string>();
  const channel = new BroadcastChannel(channelName(attemptId));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const say = (data: unknown) => channel.postMessage(data);
  const tell = (word: (typeof words)[number]) => say({ window: own, word });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = readWord(data);
    if (heard?.word === 'hello') tell('here');
    if (heard?.word === 'over') {
      onOver();
      return;
    }
    if (heard?.word === 'gone') others.delete(heard.window);
    else if (heard) others.add(heard.window);
    if (heard) onOthers(others.size > 0);
    const answer = readShared(data);
    if (answer) onAnswer(answer);
  });
  const hide = () => tell('gone');
  const show = (event: PageTransitionEvent) => event.persisted && tell('hello');
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  tell('hello');
  return {
    share: say,
    close: () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      tell('gone');
      channel.close();
    },
  };
}

/** Another window may run an older program: what is no word or answer is nothing. */
function readWord(data: unknown) {
  const fields = fieldsOf(data);
  const window = fields.get('window');
  const word = words.find((each) => each === fields.get('word'));
  return typeof window === 'string' && word ? { window, word } : undefined;
}

function readShared(data: unknown): SheetAnswer | undefined {
  const fields = fieldsOf(data);
  const [questionId, sequence] = [fields.get('questionId'), fields.get('sequence')];
  const given = fields.get('given') === null ? null : readAnswer(fields.get('given'));
  if (typeof questionId !== 'string' || typeof sequence !== 'number') return undefined;
  return given === undefined ? undefined : { questionId, sequence, given };
}

const fieldsOf = (data: unknown) =>
  new Map<string, unknown>(typeof data === 'object' && data !== null ? Object.entries(data) : []);
