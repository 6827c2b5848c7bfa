import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createUploadEngine, type UploadEngine } from '../engine/engine.ts';
import { fakeLink, fakePorts } from '../testing/fake-ports.ts';
import { createFakeStore, type FakeStore } from '../testing/fake-store.ts';
import { fileOf, lesson } from '../testing/files.ts';
import * as stories from './UploadsDock.stories.tsx';

const { EveryProblem, RefusedForGood, UnderWay, WaitingForNetwork } = composeStories(stories);

/** The dock over an engine of its own. */
async function renderDock(store: Pick<FakeStore, 'api' | 'put'>, link = fakeLink()) {
  const engine = createUploadEngine(fakePorts(store, { link }));
  const loaded = Promise.resolve(engine);
  await act(async () => {
    render(<UnderWay access={{ load: () => loaded }} />);
    await loaded;
  });
  return engine;
}

function begin(engine: UploadEngine): string {
  const ids: string[] = [];
  act(() => void ids.push(engine.add({ file: fileOf(3000) }, lesson)));
  return ids.join('');
}

const shown = async (Story: typeof UnderWay) => {
  await act(async () => void render(<Story />));
};

/** A store that never takes a part. */
function hangingStore() {
  const store = createFakeStore();
  const put: FakeStore['put'] = (_url, _body, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { ...store, put };
}

/** What the browser asks when the page is about to go. */
const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('shows an upload from its beginning to its end, and lets it be cleared', async () => {
  const engine = await renderDock(createFakeStore());
  begin(engine);
  expect(await screen.findByText('Done')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Completed' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('asks before an upload is given up, then says so and tells the server', async () => {
  const store = hangingStore();
  const engine = await renderDock(store);
  const id = begin(engine);
  await userEvent.click(await screen.findByRole('button', { name: 'Abort: genesis-1.mp4' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText('What has been uploaded of genesis-1.mp4 will be discarded.'),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Abort' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Upload canceled by user');
  expect(engine.uploads()).toEqual([]);
  await waitFor(() => expect(store.statusOf(id)).toBe('ABORTED'));
});

it('goes on with it where the question is closed', async () => {
  const engine = await renderDock(hangingStore());
  begin(engine);
  await userEvent.click(await screen.findByRole('button', { name: 'Abort: genesis-1.mp4' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(engine.uploads()).toHaveLength(1);
});

it('tells a failure in a toast and beside the upload, which goes on where it is told to', async () => {
  let failing = true;
  const store = createFakeStore({
    fault: (part) => (failing && part === 2 ? 'refused' : undefined),
  });
  const engine = await renderDock(store);
  begin(engine);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to upload part 2');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Resume: genesis-1.mp4' }));
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('asks for the file where the page has lost it, and for the right one', async () => {
  const first = createFakeStore();
  await first.api.register({
    ...lesson,
    videoId: 'upload-of-before',
    fileName: 'genesis-1.mp4',
    fileSize: 3000,
    type: 'video/mp4',
    fingerprint: null,
  });
  const engine = await renderDock(first);
  await act(() => engine.restore());
  const resume = async (...files: File[]) => {
    await userEvent.click(screen.getByRole('button', { name: 'Resume: genesis-1.mp4' }));
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('No dialog was opened');
    if (files.length > 0) await userEvent.upload(input, files);
    else fireEvent(input, new Event('cancel'));
  };
  await resume();
  expect(await screen.findAllByText('Please select a file first!')).not.toEqual([]);
  await resume(fileOf(3000, 'exodus.mp4'));
  const words = 'Please select the file with the name: genesis-1.mp4';
  expect(await screen.findAllByText(words)).not.toEqual([]);
  await resume(fileOf(3000));
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('has words for everything that can go wrong', async () => {
  await shown(EveryProblem);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Failed to upload part 7'),
    expect.stringContaining('Part 7 was damaged on the way'),
    expect.stringContaining('Failed chunk upload'),
    expect.stringContaining('Missing upload ID or token'),
    expect.stringContaining('The file can no longer be read'),
    expect.stringContaining('Please select the file with the name: genesis-1.mp4'),
    expect.stringContaining('another file than the one whose upload was begun'),
    expect.stringContaining('Please select a file first!'),
    expect.stringContaining('Another window is already uploading'),
    expect.stringContaining('The server cannot be reached'),
  ]);
});

it('quotes the server where it refused a file for good, and does not offer to go on', async () => {
  await shown(RefusedForGood);
  expect(screen.getByText('Browsers do not play ProRes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Resume/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear: prores.mov' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that it waits for the network', async () => {
  await shown(WaitingForNetwork);
  expect(screen.getAllByText('Waiting for the network')).toHaveLength(1);
});

it('says that it spares mobile data, and sends all the same where it is told to', async () => {
  const link = fakeLink();
  link.turn(true);
  const engine = await renderDock(createFakeStore(), link);
  act(() => void engine.add({ file: fileOf(4000) }, lesson));
  expect(await screen.findAllByText(/^Paused to save mobile data/)).not.toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('genesis-1.mp4: Paused');
  await userEvent.click(screen.getByRole('button', { name: 'Upload anyway: genesis-1.mp4' }));
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('lets the browser ask before the page is left only while something is under way', async () => {
  const engine = await renderDock(hangingStore());
  expect(leaves()).toBe(true);
  const id = begin(engine);
  expect(leaves()).toBe(false);
  act(() => engine.abort(id));
  expect(leaves()).toBe(true);
});
