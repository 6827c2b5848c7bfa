import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerSaver } from './answer-saver.ts';
import {
  openSheet,
  type Answers,
  type HeldAnswer,
  type KnownAnswer,
  type SheetAnswer,
} from './answer-sheet.rules.ts';
import { noAnswer } from './questions/given-answer.rules.ts';

const picked = (choiceId: string) => ({ ...noAnswer, choiceIds: [choiceId] });

const questions = ['q1', 'q2'].map((_id) => ({ _id, answer: null, sequence: 0 }));

/** A server whose every answer the test gives, and the device's memory. */
function setUp(kept: Answers = {}) {
  const calls: { answer: SheetAnswer; reply: PromiseWithResolvers<HeldAnswer> }[] = [];
  const shared: SheetAnswer[] = [];
  const known: KnownAnswer[] = [];
  const memory = { waiting: kept };
  const saver = createAnswerSaver({
    sheet: openSheet(questions, kept),
    send: (answer) => {
      const reply = Promise.withResolvers<HeldAnswer>();
      calls.push({ answer, reply });
      return reply.promise;
    },
    keep: (waiting) => {
      memory.waiting = waiting;
    },
    refresh: () => Promise.resolve(known),
    isRefusal: (error) => error instanceof Error && error.message === 'ended',
    isAhead: (error) => error instanceof Error && error.message === 'ahead',
  });
  saver.shareWith((answer) => void shared.push(answer));
  saver.resume();
  const sent = () =>
    calls.map(
      ({ answer }) =>
        `${answer.questionId}=${answer.given?.choiceIds[0] ?? answer.given?.text ?? ''}`,
    );
  const settle = async (end: (call: (typeof calls)[number]) => void) => {
    const call = calls.at(-1);
    if (call) end(call);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    saver,
    shared,
    known,
    calls,
    memory,
    sent,
    status: () => saver.getState().status,
    accept: () => settle(({ answer, reply }) => reply.resolve(answer)),
    fail: (message: string) => settle(({ reply }) => reply.reject(new Error(message))),
  };
}

describe('createAnswerSaver', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says saving and then saved', async () => {
    const { saver, status, accept } = setUp();
    expect(status()).toBe('saved');
    saver.give('q1', picked('a'), 0);
    expect(status()).toBe('saving');
    await accept();
    expect(status()).toBe('saved');
  });

  it('numbers anew what a clock that was put forward has numbered too high, in its order', async () => {
    const { saver, known, calls, accept, fail, status, memory } = setUp();
    known.push({ _id: 'q1', answer: picked('z'), sequence: 7 });
    saver.give('q2', picked('a'), 900_000);
    saver.give('q1', picked('b'), 900_000);
    await fail('ahead');
    await accept();
    await accept();
    const numbered = calls.map(({ answer }) => [answer.questionId, answer.sequence]);
    expect(numbered).toEqual([
      ['q2', 900_000],
      ['q2', 8],
      ['q1', 9],
    ]);
    expect([status(), memory.waiting]).toEqual(['saved', {}]);
    saver.give('q1', picked('c'), 0);
    known.splice(0, 1, { _id: 'q1', answer: picked('b'), sequence: 9 });
    await fail('ahead');
    // The same number again would be refused again: it is tried later, as after any failure.
    expect([status(), calls.length]).toEqual(['waiting', 4]);
  });

  it('sends one at a time and only the newest choice of a question', async () => {
    const { saver, sent, accept, status } = setUp();
    saver.give('q1', picked('a'), 0);
    saver.give('q1', picked('b'), 0);
    saver.give('q1', picked('c'), 0);
    saver.give('q2', picked('d'), 0);
    expect(sent()).toEqual(['q1=a']);
    await accept();
    await accept();
    await accept();
    expect(sent()).toEqual(['q1=a', 'q1=c', 'q2=d']);
    expect(status()).toBe('saved');
  });

  it('keeps an answer on the device until the server has it', async () => {
    const { saver, memory, accept } = setUp();
    saver.give('q1', picked('a'), 0);
    expect(memory.waiting).toEqual({ q1: { given: picked('a'), sequence: 1 } });
    await accept();
    expect(memory.waiting).toEqual({});
  });

  it('sends what an earlier page left on the device', async () => {
    const { sent, accept, memory } = setUp({ q2: { given: picked('d'), sequence: 3 } });
    expect(sent()).toEqual(['q2=d']);
    await accept();
    expect(memory.waiting).toEqual({});
  });

  it('tries again after growing pauses and meanwhile says that it waits', async () => {
    const { saver, sent, fail, status } = setUp();
    saver.give('q1', picked('a'), 0);
    await fail('offline');
    expect(status()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toHaveLength(2);
    expect(status()).toBe('waiting');
    await fail('offline');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['q1=a', 'q1=a', 'q1=a']);
  });

  it('tries at once when the connection is back, and only once', async () => {
    const { saver, sent, fail, accept, status } = setUp();
    saver.give('q1', picked('a'), 0);
    await fail('offline');
    saver.resume();
    saver.resume();
    expect(sent()).toHaveLength(2);
    await accept();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(2);
    expect(status()).toBe('saved');
  });

  it('loses nothing that is chosen without a connection', async () => {
    const { saver, sent, fail, accept, memory } = setUp();
    saver.give('q1', picked('a'), 0);
    await fail('offline');
    saver.give('q1', picked('b'), 0);
    saver.give('q2', picked('c'), 0);
    expect(sent()).toEqual(['q1=a']);
    expect(Object.keys(memory.waiting)).toEqual(['q1', 'q2']);
    await vi.advanceTimersByTimeAsync(1_000);
    await accept();
    await accept();
    expect(sent()).toEqual(['q1=a', 'q1=b', 'q2=c']);
    expect(memory.waiting).toEqual({});
  });

  it('gives up when the server says that the attempt has ended', async () => {
    const { saver, sent, fail, status } = setUp();
    saver.give('q1', picked('a'), 0);
    const saved = saver.whenSaved();
    const [told] = await Promise.allSettled([saved, fail('ended')]);
    expect(told.status).toBe('rejected');
    expect(status()).toBe('refused');
    saver.give('q2', picked('b'), 0);
    saver.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('tells when everything is saved, also after a lost connection', async () => {
    const { saver, fail, accept } = setUp();
    const order: string[] = [];
    saver.give('q1', picked('a'), 0);
    const told = (async () => {
      await saver.whenSaved();
      order.push('told');
    })();
    await fail('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    order.push('accepted');
    await accept();
    await told;
    expect(order).toEqual(['accepted', 'told']);
  });

  it('sends nothing while it is stopped', async () => {
    const { saver, sent, fail } = setUp();
    saver.give('q1', picked('a'), 0);
    await fail('offline');
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(1);
    saver.resume();
    expect(sent()).toHaveLength(2);
  });

  it('sends what is typed a moment later, with all that came till then', async () => {
    const { saver, sent, status, accept } = setUp();
    for (const text of ['B', 'By', 'By g']) {
      saver.give('q1', { ...noAnswer, text }, 0, 'typing');
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(sent()).toEqual([]);
    expect(status()).toBe('saving');
    await vi.advanceTimersByTimeAsync(50);
    expect(sent()).toEqual(['q1=By g']);
    await accept();
    expect(status()).toBe('saved');
  });

  it('sends what is typed at once when the field is left', () => {
    const { saver, sent } = setUp();
    saver.give('q1', { ...noAnswer, text: 'Phoebe' }, 0, 'typing');
    saver.resume();
    expect(sent()).toEqual(['q1=Phoebe']);
  });

  it('tells other windows of answers given here, and sends those that they tell of', async () => {
    const { saver, shared, sent, accept } = setUp();
    saver.give('q1', picked('a'), 0);
    expect(shared).toEqual([{ questionId: 'q1', given: picked('a'), sequence: 1 }]);
    await accept();
    saver.adopt({ questionId: 'q2', given: picked('d'), sequence: 2 });
    expect(sent()).toEqual(['q1=a', 'q2=d']);
    expect(shared).toHaveLength(1);
    saver.adopt({ questionId: 'q1', given: picked('z'), sequence: 1 });
    expect(saver.getState().sheet.saved['q1']?.given).toEqual(picked('a'));
  });

  it('asks for all answers where another device was faster', async () => {
    const { saver, known, calls } = setUp();
    known.push({ _id: 'q1', answer: picked('z'), sequence: 7 });
    saver.give('q1', picked('a'), 0);
    calls.at(-1)?.reply.resolve({ questionId: 'q1', sequence: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().sheet.saved['q1']).toEqual({ given: picked('z'), sequence: 7 });
    expect(saver.getState().status).toBe('saved');
  });
});
