import { readServerError } from '@lampstand/graphql-client';

/** What a student writes, besides files. */
export interface Work {
  readonly text: string;
  readonly lateReason: string;
}

/**
 * `failed`: it is tried again by itself; `refused`: the server takes no more of this draft;
 * `elsewhere`: another window has written something newer.
 */
export type DraftStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'elsewhere';

export interface DraftState {
  readonly work: Work;
  readonly status: DraftStatus;
  /** What the last failed try said. */
  readonly error?: unknown;
}

export interface DraftSaverOptions {
  readonly work: Work;
  /** Of what the server holds; whatever is sent gets a higher one. */
  readonly sequence: number;
  /** Whether the work is newer than what the server holds: it was kept on this device. */
  readonly unsaved: boolean;
  /** Answers with the text that the server holds then. */
  readonly send: (draft: Work & { readonly sequence: number }) => Promise<string>;
  /** Keeps what the server does not have yet, so that a reload brings it back; null when it has. */
  readonly keep: (draft: (Work & { readonly sequence: number }) | null) => void;
}

export interface DraftSaver {
  readonly getState: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (changes: Partial<Work>) => void;
  /** Saves at once; rejects with what went wrong. */
  readonly flush: () => Promise<void>;
  /** Sends nothing more until something is written. */
  readonly stop: () => void;
}

/** A pause in the writing after which it is saved; milliseconds. */
const PAUSE = 800;
const RETRIES = [1000, 2000, 4000, 8000, 15_000];

/** Saves a draft whenever the writing pauses, and tries until the server has it. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { send, keep } = options;
  const listeners = new Set<() => void>();
  let state: DraftState = { work: options.work, status: options.unsaved ? 'unsaved' : 'saved' };
  let { sequence } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  function update(next: DraftState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function saveOnce() {
    const { work } = state;
    // One for each try, not for each letter: whoever has tried less often is behind, and is told so.
    sequence += 1;
    update({ work, status: 'saving' });
    try {
      const held = await send({ ...work, sequence });
      failures = 0;
      // Of two windows the one with the higher number was kept: this text must not be lost for that.
      if (held !== work.text) {
        update({ work: state.work, status: 'elsewhere' });
        return;
      }
      // The person may have gone on writing meanwhile.
      const done = state.work === work;
      if (done) keep(null);
      update({ work: state.work, status: done ? 'saved' : 'unsaved' });
    } catch (error) {
      failures += 1;
      const refused = isRefusal(error);
      update({ work: state.work, status: refused ? 'refused' : 'failed', error });
      if (!refused) later(RETRIES[Math.min(failures, RETRIES.length) - 1] ?? PAUSE);
      throw error;
    }
  }

  async function saveAll() {
    clearTimeout(timer);
    // Writing changes the status while a draft is under way.
    while (state.status !== 'saved' && !isStuck(state)) await saveOnce();
    if (isStuck(state)) throw stuckError(state);
  }

  function save(): Promise<void> {
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  function later(milliseconds: number) {
    clearTimeout(timer);
    // The state tells of a failure.
    timer = setTimeout(() => void save().catch(() => undefined), milliseconds);
  }

  if (options.unsaved) later(0);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (changes) => {
      if (isStuck(state)) return;
      const work = { ...state.work, ...changes };
      keep({ ...work, sequence: sequence + 1 });
      update({ work, status: state.status === 'saving' ? 'saving' : 'unsaved' });
      later(PAUSE);
    },
    flush: save,
    stop: () => clearTimeout(timer),
  };
}

/** Trying again is of no use. */
const isStuck = ({ status }: DraftState) => status === 'refused' || status === 'elsewhere';

function stuckError({ error }: DraftState): Error {
  return error instanceof Error ? error : new Error('Another window has a newer draft');
}

/** The server refuses for good what it answers in these ways; all else may pass at another try. */
export function isRefusal(error: unknown): boolean {
  const { code } = readServerError(error);
  return code === 'CONFLICT' || code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'INVALID';
}
