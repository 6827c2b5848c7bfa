import { composeStories } from '@storybook/react-vite';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as stories from './DropZone.stories.tsx';

const { AtMostTwo, Disabled, Idle, Limited } = composeStories(stories);

const file = (name: string, size: number, type = 'text/csv') =>
  new File(['x'.repeat(size)], name, { type });

const transferOf = (files: readonly File[]) => ({
  files,
  items: files.map((each) => ({ kind: 'file', type: each.type, getAsFile: () => each })),
  types: ['Files'],
});

function drop(...files: readonly File[]) {
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: transferOf(files) });
}

it('hands on what is dropped, several at once, of any kind and size', async () => {
  const onFiles = vi.fn<() => void>();
  render(<Idle onFiles={onFiles} />);
  const files = [file('empty.txt', 0, 'text/plain'), file('large.bin', 5000, '')];
  drop(...files);
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith(files));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['another kind', file('photo.png', 50, 'image/png'), 'photo.png: File type must be .csv'],
  ['too much', file('long.csv', 101), 'long.csv: File is larger than 100 bytes'],
  ['too little', file('short.csv', 3), 'short.csv: File is smaller than 4 bytes'],
])('refuses %s and says why', async (_what, refused, words) => {
  const onFiles = vi.fn<() => void>();
  render(<Limited onFiles={onFiles} />);
  drop(refused);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(onFiles).not.toHaveBeenCalled();
});

it.each([
  ['one only', Limited, 1],
  ['two', AtMostTwo, 2],
])('takes %s, and says of the rest that they are too many', async (_what, Zone, most) => {
  const onFiles = vi.fn<() => void>();
  render(<Zone onFiles={onFiles} />);
  const files = ['a.csv', 'b.csv', 'c.csv'].map((name) => file(name, 50));
  drop(...files);
  expect(await screen.findByText('c.csv: Too many files')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(files.length - most);
  expect(onFiles).toHaveBeenCalledWith(files.slice(0, most));
});

it('shows whether it would take what is held over it', async () => {
  render(<Limited />);
  const zone = screen.getByRole('group');
  const idle = zone.className;
  const looks: string[] = [];
  for (const held of [file('a.csv', 50), file('a.png', 50, 'image/png')]) {
    const enter = createEvent.dragEnter(zone, { dataTransfer: transferOf([held]) });
    fireEvent(zone, enter);
    await waitFor(() => expect(zone.className).not.toBe(idle));
    looks.push(zone.className);
    fireEvent.dragLeave(zone, { dataTransfer: transferOf([held]) });
    await waitFor(() => expect(zone.className).toBe(idle));
  }
  expect(new Set(looks).size).toBe(2);
});

it('takes nothing while it is disabled', () => {
  render(<Disabled />);
  expect(screen.getByRole('button', { name: 'Choose files' }).hasAttribute('disabled')).toBe(true);
});
