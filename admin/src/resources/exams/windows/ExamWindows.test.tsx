import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examsServer } from '../../../testing/exams-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from '../Exams.stories.tsx';

const { Show, Windows, WindowsNone, WindowsPartlyRefused } = composeStories(stories);

const set = (server: ReturnType<typeof examsServer>) =>
  server.calls.filter(({ operation }) => operation === 'ExamSetWindow');

test('the times of a group are told on the clock of its campus', async () => {
  renderStory(() => <Windows />);
  expect(await screen.findByText('Mar 2, 2026, 8:00 AM')).toBeDefined();
  expect(screen.getByText('on the clock of the campus (South Africa Standard Time)')).toBeDefined();
});

test('several groups get the same hours, each on its own clock, after a preview', async () => {
  const server = examsServer();
  const { user } = renderStory(() => <Windows server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Set times' }));
  const dialog = within(await screen.findByRole('dialog'));
  const boxes = await dialog.findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.click(box);
  await user.type(dialog.getByLabelText('Opens'), '2026-04-01T18:00');
  await user.type(dialog.getByLabelText('Deadline'), '2026-04-01T17:00');
  expect(await dialog.findByText(/Opens: Apr 1, 2026, 6:00 PM/)).toBeDefined();
  expect(dialog.getByText(/on the clock of the campus \(Colombia Standard Time\)/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This comes before a time that it must follow.')).toBeDefined();
  await user.clear(dialog.getByLabelText('Deadline'));
  await user.type(dialog.getByLabelText('Deadline'), '2026-04-02T17:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The times of 2 groups are set')).toBeDefined();
  expect(set(server).map(({ variables }) => variables['input'])).toMatchObject([
    { examId: 'e-0', opensAt: '2026-04-01T18:00', deadline: '2026-04-02T17:00', closesAt: null },
    { examId: 'e-0', opensAt: '2026-04-01T18:00', deadline: '2026-04-02T17:00', closesAt: null },
  ]);
});

test('a group that fails is told by its name; the others are set, and nothing typed is lost', async () => {
  const { user } = renderStory(() => <WindowsPartlyRefused />);
  await user.click(await screen.findByRole('button', { name: 'Set times' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of await dialog.findAllByRole('checkbox')) await user.click(box);
  await user.type(dialog.getByLabelText('Deadline'), '2026-04-02T17:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/: Somebody else changed this record\./)).toBeDefined();
  expect(dialog.getByDisplayValue('2026-04-02T17:00')).toBeDefined();
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(1);
});

test('a window is removed after asking', async () => {
  const { user } = renderStory(() => <Windows server={examsServer()} />);
  await user.click(await screen.findByRole('button', { name: /^Remove:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No group has times of its own yet.')).toBeDefined();
});

test('says so where no group has times', async () => {
  renderStory(() => <WindowsNone />);
  expect(await screen.findByText('No group has times of its own yet.')).toBeDefined();
});

test('a test run begins in the chosen language and leads into the portal', async () => {
  const server = examsServer();
  const { user } = renderStory(() => <Show server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Test run' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'de_DE');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  const link = await dialog.findByRole('link', { name: 'Open the test run' });
  expect(link.getAttribute('href')).toMatch(/^\/student\/exams\/e-0\/attempts\/[0-9a-f]{32}$/);
  const begun = server.calls.find(({ operation }) => operation === 'ExamStartTest');
  expect(begun?.variables).toMatchObject({ examId: 'e-0', locale: 'de_DE' });
});
