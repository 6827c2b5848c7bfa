import {
  acknowledge,
  choose,
  isAllSaved,
  nextToSend,
  retryDelay,
  type AnswerSheet,
  type Answers,
  type GivenAnswer,
} from './answer-sheet.rules.ts';

/** `waiting`: the last try failed and the next one is due; `refused`: the attempt takes no more. */
export type SavingStatus = 'saved' | 'saving' | 'waiting' | 'refused';

export interface AnswerState {
  readonly sheet: AnswerSheet;
  readonly status: SavingStatus;
  /** What the last failed try said. */
  readonly error?: unknown;
}

export interface AnswerSaverOptions {
  readonly sheet: AnswerSheet;
  /** Answers with what the server holds now for the question. */
  readonly send: (answer: GivenAnswer) => Promise<GivenAnswer>;
  /** Keeps what is not acknowledged, so that a reload brings it back. */
  readonly keep: (waiting: Answers) => void;
  /** Whether an error is the server's last word (the attempt has ended), so trying again is vain. */
  readonly isRefusal: (error: unknown) => boolean;
}

export interface AnswerSaver {
  readonly getState: () => AnswerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (questionId: string, choiceId: string) => void;
  /** Sends at once what waits: when the page opens, and when a connection came back. */
  readonly resume: () => void;
  /** Sends nothing more until it is resumed. */
  readonly stop: () => void;
  /** Resolves when every answer is acknowledged, however long that takes; rejects when refused. */
  readonly whenSaved: () => Promise<void>;
}

/** Sends the answers of an attempt one after the other and tries until the server has them all. */
export function createAnswerSaver(options: AnswerSaverOptions): AnswerSaver {
  const { send, keep, isRefusal } = options;
  const listeners = new Set<() => void>();
  let state: AnswerState = { sheet: options.sheet, status: 'saved' };
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let sending = false;
  let stopped = false;

  function update(next: AnswerState) {
    if (next.sheet !== state.sheet) keep(next.sheet.waiting);
    state = next;
    for (const listener of listeners) listener();
  }

  function failed(error: unknown) {
    failures += 1;
    const refused = isRefusal(error);
    if (!refused && !stopped) retry = setTimeout(() => void sendAll(), retryDelay(failures));
    update({ sheet: state.sheet, status: refused ? 'refused' : 'waiting', error });
  }

  async function sendAll() {
    clearTimeout(retry);
    if (sending || state.status === 'refused') return;
    sending = true;
    try {
      for (let next = nextToSend(state.sheet); next && !stopped; next = nextToSend(state.sheet)) {
        // A further try after a failure is no news to the person, until it succeeds.
        update({ ...state, status: failures > 0 ? 'waiting' : 'saving' });
        const held = await send(next);
        failures = 0;
        // Only now: the person may have chosen again while this answer was under way.
        const sheet = acknowledge(state.sheet, held);
        update({ sheet, status: isAllSaved(sheet) ? 'saved' : 'saving' });
      }
    } catch (error) {
      failed(error);
    } finally {
      sending = false;
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    getState: () => state,
    subscribe,
    choose: (questionId, choiceId) => {
      const { status } = state;
      if (status === 'refused') return;
      update({ ...state, sheet: choose(state.sheet, questionId, choiceId) });
      // While a try is due, this answer waits with the others.
      if (status !== 'waiting') void sendAll();
    },
    resume: () => {
      stopped = false;
      void sendAll();
    },
    stop: () => {
      stopped = true;
      clearTimeout(retry);
    },
    whenSaved: () =>
      new Promise((resolve, reject) => {
        const unsubscribe = subscribe(check);
        function check() {
          const refused = state.status === 'refused';
          if (!refused && !isAllSaved(state.sheet)) return;
          unsubscribe();
          if (refused) reject(new Error('The attempt takes no more answers'));
          else resolve();
        }
        check();
      }),
  };
}
