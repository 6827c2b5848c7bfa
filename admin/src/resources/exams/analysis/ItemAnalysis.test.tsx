import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { analysisServer } from '../../../testing/analysis-server.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from '../Exams.stories.tsx';

const { Analysis, AnalysisEmpty, RegradeNothing } = composeStories(stories);

async function regrading(user: ReturnType<typeof renderStory>['user']) {
  await user.click(await screen.findByRole('button', { name: /Who led Israel/ }));
  await user.click(screen.getByRole('button', { name: 'Mark again by another key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'By the key of' }), 'v-1b');
  return dialog;
}

test('each question has its figures, what they say, and where it is unusual', async () => {
  const { user } = renderStory(() => <Analysis />);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['40', '82%', '0.46', 'GoodUnusual: Deutsch'],
    ['40', '21%', '-0.12', 'Look at the key'],
  ]);
  await user.click(screen.getByRole('button', { name: /Who led Israel/ }));
  expect(screen.getByText('Moses').closest('li')?.textContent).toContain('33');
  expect(screen.getByText(/^Deutsch \(20\)/).closest('li')?.textContent).toContain('40%');
});

test('the figures go into a file, each campus and language in a line of its own', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
  const { user } = renderStory(() => <Analysis />);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(7);
  expect(lines[4]).toBe('1,Who led Israel out of Egypt?,Single choice,English,20,0.95,');
  vi.restoreAllMocks();
});

test('a question is marked anew only after it was seen whom that changes, with a reason', async () => {
  const server = analysisServer();
  const { user } = renderStory(() => <Analysis server={server} />);
  const dialog = await regrading(user);
  expect(await dialog.findByText(/Of 40 attempts 1 change: 1 from fail to pass/)).toBeDefined();
  expect(dialog.getByText('68% · Failed')).toBeDefined();
  expect(dialog.getByText('72% · Passed')).toBeDefined();
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark again' });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The key was wrong.');
  await user.click(confirm);
  expect(await screen.findByText('The question is marked again')).toBeDefined();
  const sent = server.calls.find(({ operation }) => operation === 'ExamRegrade');
  expect(sent?.variables).toMatchObject({
    questionId: 'q-1',
    versionId: 'v-1b',
    reason: 'The key was wrong.',
  });
});

test('what would change nobody cannot be confirmed', async () => {
  const { user } = renderStory(() => <RegradeNothing />);
  const dialog = await regrading(user);
  expect(await dialog.findByText(/none of their results would change/)).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark again' }).disabled).toBe(true);
});

test('says so where nobody has finished the exam', async () => {
  renderStory(() => <AnalysisEmpty />);
  expect(await screen.findByText('Nobody has finished this exam yet.')).toBeDefined();
});
