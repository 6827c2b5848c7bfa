import {
  acknowledge,
  adopt,
  give,
  isAllSaved,
  isOvertaken,
  nextToSend,
  openSheet,
  renumber,
  retryDelay,
  type AnswerSheet,
  type Answers,
  type HeldAnswer,
  type KnownAnswer,
  type SheetAnswer,
} from './answer-sheet.rules.ts';
import type { GivenAnswer } from './questions/given-answer.rules.ts';

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
  readonly send: (answer: SheetAnswer) => Promise<HeldAnswer>;
  /** Asks for all answers, where the server holds newer ones than this page knows. */
  readonly refresh: () => Promise<readonly KnownAnswer[]>;
  /** Keeps what is not acknowledged, so that a reload brings it back. */
  readonly keep: (waiting: Answers) => void;
  /** Whether an error is the server's last word (the attempt has ended), so trying again is vain. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Whether an answer was refused because its number is further ahead than a page can count. */
  readonly isAhead: (error: unknown) => boolean;
}

export interface AnswerSaver {
  readonly getState: () => AnswerState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Takes an answer; what is being typed is sent a moment later, with what came till then.
   * @param least the least number that it gets (see `numberAt`)
   */
  readonly give: (
    questionId: string,
    answer: GivenAnswer,
    least: number,
    typing?: 'typing',
  ) => void;
  /** Tells of each answer that is given here, until it is given another listener. */
  readonly shareWith: (listener: (answer: SheetAnswer) => void) => void;
  /** Takes over an answer that was given in another window of this device. */
  readonly adopt: (answer: SheetAnswer) => void;
  /** Sends at once what waits: when the page opens, a field is left, or a connection came back. */
  readonly resume: () => void;
  /** Sends nothing more until it is resumed. */
  readonly stop: () => void;
  /** Resolves when every answer is acknowledged, however long that takes; rejects when refused. */
  readonly whenSaved: () => Promise<void>;
}

/** Milliseconds from the first letter of what is typed until it is sent. */
const typingDelay = 800;

/** Sends the answers of an attempt one after the other and tries until the server has them all. */
export function createAnswerSaver(options: AnswerSaverOptions): AnswerSaver {
  const { keep, isRefusal } = options;
  const store = createStore<AnswerState>({ sheet: options.sheet, status: 'saved' });
  const state = store.get;
  let share: (answer: SheetAnswer) => void = () => undefined;
  const due = createAlarm(() => void sendAll());
  let failures = 0;
  let sending = false;
  let stopped = false;

  function update(next: AnswerState) {
    if (next.sheet !== state().sheet) keep(next.sheet.waiting);
    store.set(next);
  }

  function failed(error: unknown) {
    failures += 1;
    const refused = isRefusal(error);
    if (!refused && !stopped) due.in(retryDelay(failures));
    update({ sheet: state().sheet, status: refused ? 'refused' : 'waiting', error });
  }

  async function sendAll() {
    due.off();
    if (sending || state().status === 'refused') return;
    sending = true;
    try {
      for (
        let next = nextToSend(state().sheet);
        next && !stopped;
        next = nextToSend(state().sheet)
      ) {
        // A further try after a failure is no news to the person, until it succeeds.
        update({ ...state(), status: failures > 0 ? 'waiting' : 'saving' });
        const sheet = await sendOne(options, () => state().sheet, next);
        failures = 0;
        update({ sheet, status: isAllSaved(sheet) ? 'saved' : 'saving' });
      }
    } catch (error) {
      failed(error);
    } finally {
      sending = false;
    }
  }

  function take(sheet: AnswerSheet, typing?: 'typing') {
    if (sheet === state().sheet || state().status === 'refused') return;
    const waiting = state().status === 'waiting';
    update({ ...state(), sheet, status: waiting ? 'waiting' : 'saving' });
    // While a try is due, this answer waits with the others.
    if (waiting || sending) return;
    if (typing) due.in(typingDelay);
    else void sendAll();
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    shareWith: (listener) => {
      share = listener;
    },
    give: (questionId, answer, least, typing) => {
      take(give(state().sheet, questionId, answer, least), typing);
      const given = state().sheet.waiting[questionId];
      if (given) share({ questionId, ...given });
    },
    adopt: (answer) => take(adopt(state().sheet, answer)),
    resume: () => {
      stopped = false;
      void sendAll();
    },
    stop: () => {
      stopped = true;
      due.off();
    },
    whenSaved: () => whenSaved(store),
  };
}

/** @returns the sheet after an answer was sent. */
async function sendOne(
  { send, refresh, isAhead }: AnswerSaverOptions,
  sheet: () => AnswerSheet,
  answer: SheetAnswer,
): Promise<AnswerSheet> {
  let held: HeldAnswer;
  try {
    held = await send(answer);
  } catch (error) {
    if (!isAhead(error)) throw error;
    const anew = renumber(await refresh(), sheet().waiting);
    if (anew.waiting[answer.questionId]?.sequence === answer.sequence) throw error;
    return anew;
  }
  const known = isOvertaken(answer, held) ? await refresh() : undefined;
  // Only now: the person may have answered again while this answer was under way.
  const acknowledged = acknowledge(sheet(), answer, held);
  return known ? openSheet(known, acknowledged.waiting) : acknowledged;
}

/** One thing that is due later; what is set already stays. */
function createAlarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    in: (delay: number) => {
      timer ??= setTimeout(() => {
        timer = undefined;
        ring();
      }, delay);
    },
    off,
  };
}

type Store<State> = ReturnType<typeof createStore<State>>;

function createStore<State>(initial: State) {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (next: State) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function whenSaved({ get, subscribe }: Store<AnswerState>) {
  return new Promise<void>((resolve, reject) => {
    const unsubscribe = subscribe(check);
    function check() {
      const { sheet, status } = get();
      const refused = status === 'refused';
      if (!refused && !isAllSaved(sheet)) return;
      unsubscribe();
      if (refused) reject(new Error('The attempt takes no more answers'));
      else resolve();
    }
    check();
  });
}
