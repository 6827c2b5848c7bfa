import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@lampstand/auth/testing';
import { keepDraft, listKeptDrafts } from '../kept-draft.ts';
import { discardAside, readAside, setAside } from './aside-drafts.ts';
import { holdDraft } from './draft-hold.ts';
import { type SendDraft, sendKept } from './send-kept.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const draft = (text: string, sequence = 3) => ({
  submissionId: 'work-1',
  text,
  lateReason: '',
  sequence,
});
const refusal = (code: string) =>
  Object.assign(new Error(code), { graphQLErrors: [{ message: code, extensions: { code } }] });
const refusing = (error: Error): SendDraft => vi.fn<SendDraft>().mockRejectedValue(error);
const asideTexts = () => readAside().map(({ text }) => text);

describe('drafts that wait on a device', () => {
  it('are sent as they are, and kept no more once the server has them', async () => {
    keepDraft('essay', draft('In the beginning'));
    keepDraft('psalm', draft('The Lord', 7));
    localStorage.setItem('lampstand.exam-answers.a1', '{}');
    const send = vi.fn<SendDraft>(async (_id, { text }) => text);
    expect(await sendKept(send)).toBe(false);
    expect(send.mock.calls).toEqual([
      ['essay', draft('In the beginning')],
      ['psalm', draft('The Lord', 7)],
    ]);
    expect(listKeptDrafts()).toEqual([]);
    expect(readAside()).toEqual([]);
  });

  it.each([new TypeError('Failed to fetch'), refusal('UNAUTHENTICATED'), refusal('INTERNAL')])(
    'wait on after %s',
    async (error) => {
      keepDraft('essay', draft('Kept'));
      expect(await sendKept(refusing(error))).toBe(true);
      expect(listKeptDrafts()).toEqual([['essay', draft('Kept')]]);
      expect(readAside()).toEqual([]);
    },
  );

  it.each(['FORBIDDEN', 'CONFLICT', 'NOT_FOUND', 'INVALID'])(
    'are set aside with their text where the server answers %s, and not sent again',
    async (code) => {
      keepDraft('essay', draft('Too late'));
      expect(await sendKept(refusing(refusal(code)))).toBe(false);
      expect(asideTexts()).toEqual(['Too late']);
      const send = vi.fn<SendDraft>();
      await sendKept(send);
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('are set aside where another device has written something newer', async () => {
    keepDraft('essay', draft('Mine'));
    await sendKept(async () => 'Of the other device');
    expect(asideTexts()).toEqual(['Mine']);
  });

  it('are left to the screen that has them open', async () => {
    keepDraft('essay', draft('Being written'));
    const letGo = holdDraft('essay');
    const send = vi.fn<SendDraft>(async (_id, { text }) => text);
    expect(await sendKept(send)).toBe(true);
    expect(send).not.toHaveBeenCalled();
    letGo();
    // The lock is given back a moment later.
    await vi.waitFor(async () => expect(await sendKept(send)).toBe(false));
    expect(send).toHaveBeenCalledOnce();
  });

  it('are left to another page of the device that has them open', async () => {
    keepDraft('essay', draft('Being written'));
    const request = async (_name: string, _how: object, task: (lock: null) => unknown) =>
      task(null);
    vi.stubGlobal('navigator', { locks: { request } });
    const send = vi.fn<SendDraft>();
    expect(await sendKept(send)).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a text that was set aside', () => {
  it('stays beside another one of the same work until it is discarded', () => {
    setAside('essay', draft('first', 3));
    setAside('essay', draft('second', 4));
    setAside('essay', draft('  ', 5));
    expect(asideTexts()).toEqual(['first', 'second']);
    discardAside(readAside()[0]?.name ?? '');
    expect(asideTexts()).toEqual(['second']);
  });

  it.each(['{', '7', '{"text":1}'])('is none where somebody else wrote %s', (text) => {
    localStorage.setItem('lampstand.draft-aside.essay.w.1', text);
    expect(readAside()).toEqual([]);
  });
});
