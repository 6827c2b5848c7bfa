import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftSaverOptions } from './draft-saver.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = Parameters<DraftSaverOptions['send']>[0];

function begin(options: Partial<DraftSaverOptions> = {}) {
  const sent: Sent[] = [];
  const kept: (Sent | null)[] = [];
  const saver = createDraftSaver({
    work: { text: '', lateReason: '' },
    sequence: 4,
    unsaved: false,
    send: async (draft) => {
      sent.push(draft);
      return draft.text;
    },
    keep: (draft) => void kept.push(draft),
    ...options,
  });
  return { saver, sent, kept };
}

const refusal = (code: string) =>
  Object.assign(new Error(code), { graphQLErrors: [{ message: code, extensions: { code } }] });

describe('a draft', () => {
  it('is saved when the writing pauses, with a higher number than the server has', async () => {
    const { saver, sent, kept } = begin();
    saver.write({ text: 'In' });
    await vi.advanceTimersByTimeAsync(500);
    saver.write({ text: 'In the' });
    expect(saver.getState().status).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ text: 'In the', lateReason: '', sequence: 5 }]);
    expect(saver.getState().status).toBe('saved');
    expect(kept.at(-1)).toBeNull();
  });

  it('that is changed while it is under way is saved again', async () => {
    let arrive: (text: string) => void = () => undefined;
    const sent: Sent[] = [];
    const { saver } = begin({
      send: (draft) => {
        sent.push(draft);
        return new Promise<string>((resolve) => (arrive = resolve));
      },
    });
    saver.write({ text: 'one' });
    await vi.advanceTimersByTimeAsync(800);
    saver.write({ text: 'two' });
    expect(saver.getState().status).toBe('saving');
    arrive('one');
    await vi.advanceTimersByTimeAsync(0);
    arrive('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(saver.getState()).toMatchObject({ status: 'saved', work: { text: 'two' } });
  });

  it('is tried again after a failure, and kept on the device until it has arrived', async () => {
    const send = vi
      .fn<DraftSaverOptions['send']>(async ({ text }) => text)
      .mockRejectedValueOnce(new Error('offline'));
    const { saver, kept } = begin({ send });
    saver.write({ text: 'kept' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.getState().status).toBe('failed');
    expect(kept.at(-1)).toEqual({ text: 'kept', lateReason: '', sequence: 5 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(saver.getState().status).toBe('saved');
    expect(kept.at(-1)).toBeNull();
  });

  it.each(['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'INVALID'])(
    'that the server refuses (%s) is neither sent again nor lost',
    async (code) => {
      const send = vi.fn<DraftSaverOptions['send']>().mockRejectedValue(refusal(code));
      const { saver } = begin({ send });
      saver.write({ text: 'mine' });
      await expect(saver.flush()).rejects.toThrow(code);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(send).toHaveBeenCalledTimes(1);
      expect(saver.getState()).toMatchObject({ status: 'refused', work: { text: 'mine' } });
    },
  );

  it('that another window has overtaken is kept as it is, and told of', async () => {
    const { saver } = begin({ send: async () => 'what the other window wrote' });
    saver.write({ text: 'mine' });
    await expect(saver.flush()).rejects.toThrow('Another window');
    saver.write({ text: 'more of mine' });
    expect(saver.getState()).toMatchObject({ status: 'elsewhere', work: { text: 'mine' } });
  });

  it('is saved at once where somebody waits for it', async () => {
    const { saver, sent } = begin();
    saver.write({ lateReason: 'ill' });
    await saver.flush();
    expect(sent).toHaveLength(1);
    await saver.flush();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
  });

  it('that this device has kept is sent without being asked', async () => {
    const { sent } = begin({ work: { text: 'kept', lateReason: '' }, sequence: 8, unsaved: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ text: 'kept', lateReason: '', sequence: 9 }]);
  });
});

describe('a draft that this device keeps', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  };
  const draft = { submissionId: 's1', text: 'In the', lateReason: '', sequence: 3 };

  it('comes back until the server has it', () => {
    keepDraft('essay', draft, storage);
    expect(readKeptDraft('essay', storage)).toEqual(draft);
    expect(readKeptDraft('other', storage)).toBeUndefined();
    keepDraft('essay', null, storage);
    expect(readKeptDraft('essay', storage)).toBeUndefined();
  });

  it.each(['{', '7', '{"text":1}'])('is none where somebody else wrote %s', (text) => {
    storage.setItem('lampstand.draft.essay', text);
    expect(readKeptDraft('essay', storage)).toBeUndefined();
  });
});
