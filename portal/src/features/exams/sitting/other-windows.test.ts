import { afterEach, expect, it, vi } from 'vitest';
import type { SheetAnswer } from '../answer-sheet.rules.ts';
import { noAnswer } from '../questions/given-answer.rules.ts';
import { meetOtherWindows, type OtherWindows } from './other-windows.ts';

const open: OtherWindows[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
});

function window(attemptId: string) {
  const onAnswer = vi.fn<(answer: SheetAnswer) => void>();
  const onOther = vi.fn<() => void>();
  const windows = meetOtherWindows({ attemptId, onAnswer, onOther });
  open.push(windows);
  return { ...windows, onAnswer, onOther };
}

const answer = { questionId: 'q1', given: { ...noAnswer, text: 'x' }, sequence: 4 };

it('both windows hear of each other, and of answers given in the other', async () => {
  const first = window('a1');
  const second = window('a1');
  await vi.waitFor(() => expect(second.onOther).toHaveBeenCalled());
  expect(first.onOther).toHaveBeenCalled();
  second.share(answer);
  await vi.waitFor(() => expect(first.onAnswer).toHaveBeenCalledWith(answer));
  first.share({ ...answer, given: null, sequence: 5 });
  await vi.waitFor(() =>
    expect(second.onAnswer).toHaveBeenCalledWith({ ...answer, given: null, sequence: 5 }),
  );
  expect(second.onAnswer).toHaveBeenCalledTimes(1);
});

it('windows of other attempts and messages that are no answers are nothing', async () => {
  const first = window('a1');
  const second = window('a2');
  const stranger = new BroadcastChannel('lampstand.exam-attempt.a1');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const say = (data: unknown) => stranger.postMessage(data);
  for (const data of [7, null, { questionId: 'q1' }, { ...answer, given: { text: 1 } }]) {
    say(data);
  }
  say(answer);
  await vi.waitFor(() => expect(first.onAnswer).toHaveBeenCalledTimes(1));
  expect(first.onOther).not.toHaveBeenCalled();
  expect(second.onOther).not.toHaveBeenCalled();
  stranger.close();
});

it('a browser without a channel goes on alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const only = window('a1');
  expect(() => only.share(answer)).not.toThrow();
});
