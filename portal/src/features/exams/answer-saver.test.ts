import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerSaver } from './answer-saver.ts';
import { openSheet, type Answers, type GivenAnswer } from './answer-sheet.rules.ts';

const questions = ['q1', 'q2'].map((_id) => ({ _id, chosenId: null, sequence: 0 }));

/** A server whose every answer the test gives, and the device's memory. */
function setUp(kept: Answers = {}) {
  const calls: { answer: GivenAnswer; reply: PromiseWithResolvers<GivenAnswer> }[] = [];
  const memory = { waiting: kept };
  const saver = createAnswerSaver({
    sheet: openSheet(questions, kept),
    send: (answer) => {
      const reply = Promise.withResolvers<GivenAnswer>();
      calls.push({ answer, reply });
      return reply.promise;
    },
    keep: (waiting) => {
      memory.waiting = waiting;
    },
    isRefusal: (error) => error instanceof Error && error.message === 'ended',
  });
  saver.resume();
  const sent = () => calls.map(({ answer }) => `${answer.questionId}=${answer.choiceId}`);
  const settle = async (end: (call: (typeof calls)[number]) => void) => {
    const call = calls.at(-1);
    if (call) end(call);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    saver,
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
    saver.choose('q1', 'a');
    expect(status()).toBe('saving');
    await accept();
    expect(status()).toBe('saved');
  });

  it('sends one at a time and only the newest choice of a question', async () => {
    const { saver, sent, accept, status } = setUp();
    saver.choose('q1', 'a');
    saver.choose('q1', 'b');
    saver.choose('q1', 'c');
    saver.choose('q2', 'd');
    expect(sent()).toEqual(['q1=a']);
    await accept();
    await accept();
    await accept();
    expect(sent()).toEqual(['q1=a', 'q1=c', 'q2=d']);
    expect(status()).toBe('saved');
  });

  it('keeps an answer on the device until the server has it', async () => {
    const { saver, memory, accept } = setUp();
    saver.choose('q1', 'a');
    expect(memory.waiting).toEqual({ q1: { choiceId: 'a', sequence: 1 } });
    await accept();
    expect(memory.waiting).toEqual({});
  });

  it('sends what an earlier page left on the device', async () => {
    const { sent, accept, memory } = setUp({ q2: { choiceId: 'd', sequence: 3 } });
    expect(sent()).toEqual(['q2=d']);
    await accept();
    expect(memory.waiting).toEqual({});
  });

  it('tries again after growing pauses and meanwhile says that it waits', async () => {
    const { saver, sent, fail, status } = setUp();
    saver.choose('q1', 'a');
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
    saver.choose('q1', 'a');
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
    saver.choose('q1', 'a');
    await fail('offline');
    saver.choose('q1', 'b');
    saver.choose('q2', 'c');
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
    saver.choose('q1', 'a');
    const saved = saver.whenSaved();
    const [told] = await Promise.allSettled([saved, fail('ended')]);
    expect(told.status).toBe('rejected');
    expect(status()).toBe('refused');
    saver.choose('q2', 'b');
    saver.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('tells when everything is saved, also after a lost connection', async () => {
    const { saver, fail, accept } = setUp();
    const order: string[] = [];
    saver.choose('q1', 'a');
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
    saver.choose('q1', 'a');
    await fail('offline');
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(1);
    saver.resume();
    expect(sent()).toHaveLength(2);
  });
});
