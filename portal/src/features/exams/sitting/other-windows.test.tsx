import { afterEach, expect, it, vi } from 'vitest';
import type { SheetAnswer } from '../answer-sheet.rules.ts';
import { noAnswer } from '../questions/given-answer.rules.ts';
import { tellAttemptIsOver } from './attempt-channel.ts';
import { meetOtherWindows, type OtherWindows } from './other-windows.ts';

const open = new Set<OtherWindows>();
afterEach(() => {
  for (const each of open) each.close();
  open.clear();
  vi.unstubAllGlobals();
});

function window(attemptId: string) {
  const onAnswer = vi.fn<(answer: SheetAnswer) => void>();
  const onOthers = vi.fn<(open: boolean) => void>();
  const onOver = vi.fn<() => void>();
  const windows = meetOtherWindows({ attemptId, onAnswer, onOthers, onOver });
  open.add(windows);
  const close = () => {
    open.delete(windows);
    windows.close();
  };
  return { ...windows, close, onAnswer, onOthers, onOver };
}

const answer = { questionId: 'q1', given: { ...noAnswer, text: 'x' }, sequence: 4 };

it('both windows hear of each other, and of answers given in the other', async () => {
  const first = window('a1');
  const second = window('a1');
  await vi.waitFor(() => expect(second.onOthers).toHaveBeenCalledWith(true));
  expect(first.onOthers).toHaveBeenCalledWith(true);
  second.share(answer);
  await vi.waitFor(() => expect(first.onAnswer).toHaveBeenCalledWith(answer));
  first.share({ ...answer, given: null, sequence: 5 });
  await vi.waitFor(() =>
    expect(second.onAnswer).toHaveBeenCalledWith({ ...answer, given: null, sequence: 5 }),
  );
  expect(second.onAnswer).toHaveBeenCalledTimes(1);
});

it('a window is alone again when the last of the others has gone', async () => {
  const first = window('a1');
  const second = window('a1');
  const third = window('a1');
  await vi.waitFor(() => expect(third.onOthers).toHaveBeenCalledWith(true));
  third.close();
  second.share(answer);
  await vi.waitFor(() => expect(first.onAnswer).toHaveBeenCalled());
  expect(first.onOthers).not.toHaveBeenCalledWith(false);
  second.close();
  await vi.waitFor(() => expect(first.onOthers).toHaveBeenLastCalledWith(false));
});

it('windows of other attempts and messages that are no answers are nothing', async () => {
  const first = window('a1');
  const second = window('a2');
  const stranger = new BroadcastChannel('lampstand.exam-attempt.a1');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const say = (data: unknown) => stranger.postMessage(data);
  const halves = [{ questionId: 'q1' }, { ...answer, given: { text: 1 } }, { window: 'w1' }];
  for (const data of [7, null, ...halves, { window: 'w1', word: 'farewell' }]) say(data);
  say(answer);
  await vi.waitFor(() => expect(first.onAnswer).toHaveBeenCalledTimes(1));
  expect(first.onOthers).not.toHaveBeenCalled();
  expect(second.onOthers).not.toHaveBeenCalled();
  stranger.close();
});

it('a browser without a channel goes on alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const only = window('a1');
  expect(() => only.share(answer)).not.toThrow();
});

it('hears that the attempt has ended elsewhere on this device, which is no other window of it', async () => {
  const { onOver, onOthers } = window('a1');
  const another = window('a2');
  tellAttemptIsOver('a1');
  await vi.waitFor(() => expect(onOver).toHaveBeenCalledOnce());
  expect(onOthers).not.toHaveBeenCalled();
  expect(another.onOver).not.toHaveBeenCalled();
});
