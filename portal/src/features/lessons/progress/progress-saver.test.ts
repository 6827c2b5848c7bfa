import { describe, expect, it, vi } from 'vitest';
import { createProgressSaver } from './progress-saver.ts';
import type { Progress } from './progress.rules.ts';

const at = (positionSeconds: number): Progress => ({
  positionSeconds,
  playbackSpeed: 1,
  completed: false,
  watched: [],
});

/** A server that answers when the test says so. */
function setUp() {
  const answers: PromiseWithResolvers<void>[] = [];
  const send = vi.fn<(progress: Progress) => Promise<void>>(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const onResult = vi.fn<(saved: boolean) => void>();
  return { saver: createProgressSaver({ known: at(0), send, onResult }), send, answers, onResult };
}

describe('createProgressSaver', () => {
  it('sends only the newest of the positions that came while one was under way', async () => {
    const { saver, send, answers } = setUp();
    saver.save(at(10));
    saver.save(at(20));
    saver.save(at(30));
    expect(send.mock.calls).toEqual([[at(10)]]);
    answers[0]?.resolve();
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[at(10)], [at(30)]]));
  });

  it('does not send what the server has', async () => {
    const { saver, send, answers, onResult } = setUp();
    saver.save(at(10));
    answers[0]?.resolve();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith(true));
    saver.save(at(10));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing for a lesson that was opened and left', () => {
    const { saver, send } = setUp();
    saver.save(at(0));
    expect(send).not.toHaveBeenCalled();
  });

  it('tells of a failure and sends the same position again when asked', async () => {
    const { saver, send, answers, onResult } = setUp();
    saver.save(at(10));
    answers[0]?.reject(new Error('offline'));
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith(false));
    saver.save(at(10));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
