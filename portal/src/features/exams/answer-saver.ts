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
  /** Tries at once instead of waiting for the next try; for a connection that came back. */
  readonly tryNow: () => void;
  /** Resolves when every answer is acknowledged, however long that takes; rejects when refused. */
  readonly whenSaved: () => Promise<void>;
  readonly stop: () => void;
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

  function update(sheet: AnswerSheet, status: SavingStatus) {
    if (sheet !== state.sheet) keep(sheet.waiting);
    state = { sheet, status };
    for (const listener of listeners) listener();
  }

  async function sendAll() {
    clearTimeout(retry);
    if (sending) return;
    sending = true;
    try {
      for (let next = nextToSend(state.sheet); next && !stopped; next = nextToSend(state.sheet)) {
        update(state.sheet, 'saving');
        const held = await send(next);
        // Only now: the person may have chosen again while this answer was under way.
        const sheet = acknowledge(state.sheet, held);
        failures = 0;
        update(sheet, isAllSaved(sheet) ? 'saved' : 'saving');
      }
    } catch (error) {
      failures += 1;
      if (isRefusal(error)) stopped = true;
      else if (!stopped) retry = setTimeout(() => void sendAll(), retryDelay(failures));
      update(state.sheet, isRefusal(error) ? 'refused' : 'waiting');
    } finally {
      sending = false;
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const tryNow = () => {
    if (!stopped) void sendAll();
  };

  // What a reload brought back is sent without waiting for the next choice.
  void sendAll();

  return {
    getState: () => state,
    subscribe,
    tryNow,
    choose: (questionId, choiceId) => {
      if (stopped) return;
      const sheet = choose(state.sheet, questionId, choiceId);
      // While a try is due, the status stays honest: this answer is not being sent either.
      update(sheet, state.status === 'saved' && !isAllSaved(sheet) ? 'saving' : state.status);
      if (state.status !== 'waiting') void sendAll();
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
    stop: () => {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
