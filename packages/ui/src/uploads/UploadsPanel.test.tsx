import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './UploadsPanel.stories.tsx';

const { Checking, EveryState, Nothing, Paused, UnderWay, Waiting, WithReasons } =
  composeStories(stories);

const rowOf = (name: RegExp) => {
  const row = screen.getAllByRole('listitem').find((each) => name.test(each.textContent ?? ''));
  if (!row) throw new Error(`No upload ${name}`);
  return within(row);
};
const actionsOf = (name: RegExp) =>
  rowOf(name)
    .getAllByRole('button')
    .map((button) => button.textContent);

it('is not there where nothing is uploaded', () => {
  render(<Nothing />);
  expect(screen.queryByText('Uploads')).toBeNull();
});

it('says of each how far it is, or how it ended', () => {
  render(<EveryState />);
  expect(screen.getByRole('complementary', { name: 'Uploads' })).toBeTruthy();
  expect(rowOf(/genesis/).getByText('42%')).toBeTruthy();
  expect(rowOf(/genesis/).getByRole('progressbar', { name: 'genesis-1.mp4' })).toBeTruthy();
  expect(rowOf(/psalms/).getByText('Done')).toBeTruthy();
  expect(rowOf(/graduation/).getByText('Failed')).toBeTruthy();
});

it('offers what can be done with each', () => {
  render(<EveryState />);
  expect(actionsOf(/genesis/)).toEqual(['Abort']);
  expect(actionsOf(/exodus/)).toEqual(['Abort']);
  expect(actionsOf(/psalms/)).toEqual(['Clear']);
  expect(actionsOf(/graduation/)).toEqual(['Resume', 'Clear']);
});

const byId = () => vi.fn<() => void>();

it('does it with that one', async () => {
  const [onAbort, onResume, onClear] = [byId(), byId(), byId()];
  const onClearCompleted = vi.fn<() => void>();
  render(<EveryState {...{ onAbort, onResume, onClear, onClearCompleted }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abort: genesis-1.mp4' }));
  await userEvent.click(screen.getByRole('button', { name: /^Resume: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear: psalms.mp4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Completed' }));
  expect(onAbort).toHaveBeenCalledWith('u1');
  expect(onResume).toHaveBeenCalledWith('u4');
  expect(onClear).toHaveBeenCalledWith('u3');
  expect(onClearCompleted).toHaveBeenCalledOnce();
});

it('offers to clear what is completed only where something is', () => {
  render(<UnderWay />);
  expect(screen.queryByRole('button', { name: 'Clear Completed' })).toBeNull();
});

it('folds and unfolds', async () => {
  render(<EveryState />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it.each([
  [Checking, 'Checking the file'],
  [Waiting, 'Waiting for the network'],
])('says what is done with it, or what it waits for', (Panel, note) => {
  render(<Panel />);
  expect(rowOf(/genesis/).getByText(note)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(`genesis-1.mp4: ${note}\n`);
});

it('says why one is paused, and lets it be sent all the same', async () => {
  const onGoOn = byId();
  render(<Paused onGoOn={onGoOn} />);
  expect(screen.getByRole('status').textContent).toContain('Paused to save mobile data');
  expect(actionsOf(/genesis/)).toEqual(['Upload anyway', 'Abort']);
  await userEvent.click(screen.getByRole('button', { name: 'Upload anyway: genesis-1.mp4' }));
  expect(onGoOn).toHaveBeenCalledWith('u1');
});

it('says why each stopped, and offers to go on only where that is of use', () => {
  render(<WithReasons />);
  expect(rowOf(/genesis/).getByText('Failed to upload part 7')).toBeTruthy();
  expect(actionsOf(/genesis/)).toEqual(['Resume', 'Clear']);
  expect(actionsOf(/exodus/)).toEqual(['Clear']);
});

it('tells those who listen of every end, and nothing of mere progress', () => {
  const { rerender } = render(<EveryState />);
  // The spinner of one that is being registered is a status too.
  const spoken = screen.getAllByRole('status').at(-1);
  expect(spoken?.textContent).toContain('psalms.mp4: Done\n');
  expect(spoken?.textContent).toContain('2026.mov: Failed\n');
  expect(spoken?.textContent).not.toContain('genesis');
  rerender(<EveryState uploads={UnderWay.args.uploads ?? []} />);
  expect(spoken?.textContent).toBe('');
});
