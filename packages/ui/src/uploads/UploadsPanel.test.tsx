import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from './UploadsPanel.stories.tsx';

const { EveryState, Nothing, UnderWay } = composeStories(stories);

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
