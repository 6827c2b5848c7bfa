import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeUploads } from '../testing/fake-uploads.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { fileOf } from '../testing/files.ts';
import type { Upload } from '../engine/upload.ts';
import * as stories from './UploadButton.stories.tsx';
import * as zoneStories from './UploadDropZone.stories.tsx';

const { Disabled, Ready } = composeStories(stories);
const { Anything, OnePicture } = composeStories(zoneStories);

const choose = async (...files: File[]) => {
  const input = document.querySelector('body > input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No dialog was opened');
  // As a person who chose "all files" in the dialog.
  input.accept = '';
  if (files.length > 0) await userEvent.upload(input, files);
  else fireEvent(input, new Event('cancel'));
};

const press = () => userEvent.click(screen.getByRole('button', { name: 'Upload a recording' }));

it('uploads what is chosen to its item, under the name of the file', async () => {
  const store = createFakeStore();
  const onCompleted = vi.fn<(upload: Upload) => void>();
  await act(
    async () => void render(<Ready access={fakeUploads(store)} onCompleted={onCompleted} />),
  );
  await press();
  await choose(fileOf(2500));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(onCompleted.mock.lastCall?.[0]).toMatchObject({
    itemType: 'LESSON_RECORDING',
    itemId: 'lesson-1',
    locale: 'en',
    title: 'genesis-1.mp4',
    status: 'completed',
  });
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('does nothing where nothing is chosen, and can be pressed again', async () => {
  const store = createFakeStore();
  await act(async () => void render(<Ready access={fakeUploads(store)} />));
  await press();
  expect(screen.getByRole('button', { name: 'Upload a recording' }).ariaBusy).toBe('true');
  await choose();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Upload a recording' }).ariaBusy).toBeNull(),
  );
  expect(store.calls).toEqual([]);
});

it('refuses a file of another kind before anything is sent', async () => {
  const store = createFakeStore();
  await act(async () => void render(<Ready access={fakeUploads(store)} />));
  await press();
  await choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('File type must be .mp4, .webm');
  expect(store.calls).toEqual([]);
});

it('cannot be pressed where it is disabled', async () => {
  await act(async () => void render(<Disabled />));
  expect(screen.getByRole('button', { name: 'Upload a recording' })).toHaveProperty(
    'disabled',
    true,
  );
});

const drop = (...files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('group'), {
    dataTransfer: {
      files,
      items: files.map((each) => ({ kind: 'file', type: each.type, getAsFile: () => each })),
      types: ['Files'],
    },
  });

it('takes several dropped files as several uploads', async () => {
  const store = createFakeStore();
  await act(async () => void render(<Anything access={fakeUploads(store)} />));
  drop(fileOf(1500, 'notes.pdf'), fileOf(2500, 'map.pdf'));
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
  expect(store.ids().map((id) => store.statusOf(id))).toEqual(['COMPLETED', 'COMPLETED']);
});

it('takes one picture where one is wanted, dropped or chosen', async () => {
  const store = createFakeStore();
  await act(async () => void render(<OnePicture access={fakeUploads(store)} />));
  drop(fileOf(1500, 'notes.mp4'));
  expect(await screen.findByText('notes.mp4: File type must be .png, .jpg, .jpeg')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  await choose(new File(['x'], 'cover.png', { type: 'image/png' }));
  expect(await screen.findByText('Done')).toBeTruthy();
});

it('takes several files that were chosen at once', async () => {
  const store = createFakeStore();
  await act(async () => void render(<Anything access={fakeUploads(store)} />));
  await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  await choose(fileOf(1500, 'notes.pdf'), fileOf(2500, 'map.pdf'));
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
});
