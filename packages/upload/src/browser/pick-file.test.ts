import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleOf, isAccepted, pickFiles } from './pick-file.ts';

const videos = { 'video/mp4': ['.mp4', '.m4v'], 'audio/*': [] };

it.each([
  ['genesis.mp4', 'video/mp4', true],
  ['GENESIS.MP4', '', true],
  ['genesis.m4v', 'video/x-m4v', true],
  ['genesis.flac', 'audio/flac', true],
  ['genesis.mov', 'video/quicktime', false],
  ['mp4', '', false],
])('%s of type "%s" is taken: %s', (name, type, taken) => {
  expect(isAccepted(new File([], name, { type }), videos)).toBe(taken);
});

it('takes anything where nothing is said', () => {
  expect(isAccepted(new File([], 'anything'), undefined)).toBe(true);
});

class FakeHandle {
  readonly #file: File;

  constructor(name: string) {
    this.#file = new File(['x'], name);
  }

  getFile(): Promise<File> {
    return Promise.resolve(this.#file);
  }
}

describe('the dialog of browsers with handles', () => {
  const showOpenFilePicker = vi.fn<(options: object) => Promise<unknown>>();

  beforeEach(() => {
    showOpenFilePicker.mockReset();
    vi.stubGlobal('window', { showOpenFilePicker });
    vi.stubGlobal('FileSystemFileHandle', FakeHandle);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('gives the files with their handles, and is told what is taken', async () => {
    const handle = new FakeHandle('genesis.mp4');
    showOpenFilePicker.mockResolvedValue([handle, 'no handle']);
    const [chosen, ...more] = await pickFiles({ accept: videos, multiple: true });
    expect(chosen?.file.name).toBe('genesis.mp4');
    expect(chosen?.handle).toBe(handle);
    expect(more).toEqual([]);
    const options = { multiple: true, types: [{ accept: videos }] };
    expect(showOpenFilePicker).toHaveBeenCalledWith(options);
  });

  it('gives none where it is closed', async () => {
    showOpenFilePicker.mockRejectedValue(new DOMException('', 'AbortError'));
    expect(await pickFiles()).toEqual([]);
  });

  it('knows the handle of a file that was dropped', () => {
    const handle = new FakeHandle('genesis.mp4');
    expect(handleOf(Object.assign(new File([], 'genesis.mp4'), { handle }))).toBe(handle);
    expect(handleOf(new File([], 'genesis.mp4'))).toBeUndefined();
  });
});
