import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './GroupProgressPage.stories.tsx';

const { SomeStudents, ManyStudents, NobodyFound, NoGroup, Failing } = composeStories(stories);

function open(Story: typeof SomeStudents) {
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  render(<Story asked={asked} />);
  const lists = () =>
    asked.mock.calls.flatMap(([name, variables]) => (name === 'GroupProgress' ? [variables] : []));
  return { user: userEvent.setup(), lists };
}

afterEach(() => vi.restoreAllMocks());

describe('the progress of a group', () => {
  it('has a line for each student, also for those who have seen nothing', async () => {
    open(SomeStudents);
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'Naledi Dlamini0 / 266%Never'.replace('66%', '0%'),
      expect.stringContaining('Élodie Martin1 / 225%'),
      expect.stringContaining('Иван Петров2 / 250%'),
      expect.stringContaining('王小明0 / 275%'),
      expect.stringContaining('Thabo Nkosi1 / 2100%'),
    ]);
  });

  it('unfolds a student lesson by lesson', async () => {
    const { user } = open(SomeStudents);
    await user.click(await screen.findByRole('button', { name: 'Élodie Martin' }));
    const lessons = within(screen.getByRole('list', { name: 'Each lesson of Élodie Martin' }));
    expect(lessons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Not ashamedCompleted100%Question at 2:30: answered after 2 tries',
      'Grace that reigns33%',
    ]);
  });

  it('is sorted by a column from either end', async () => {
    const { user, lists } = open(SomeStudents);
    await user.click(await screen.findByRole('button', { name: 'Seen' }));
    await waitFor(() =>
      expect(lists().at(-1)?.['sort']).toEqual({ field: 'seenPercent', order: 'ASC' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Seen/ }));
    await waitFor(() =>
      expect(lists().at(-1)?.['sort']).toEqual({ field: 'seenPercent', order: 'DESC' }),
    );
    const head = await screen.findByRole('columnheader', { name: /^Seen/ });
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  it('is searched by name from the first page on', async () => {
    const { user, lists } = open(ManyStudents);
    await user.type(await screen.findByRole('searchbox', { name: 'Search students' }), 'nal');
    await waitFor(() =>
      expect(lists().at(-1)).toMatchObject({
        groupId: 'cape-2',
        filter: { q: 'nal' },
        page: { page: 1 },
      }),
    );
  });

  it('goes on paper as a whole, and then shows its page again', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user, lists } = open(ManyStudents);
    await screen.findByText('Page 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(lists().at(-1)).toMatchObject({ groupId: 'cape-2', page: { page: 1, perPage: 500 } });
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ page: { page: 2, perPage: 25 } }));
    await screen.findByText('Page 2 of 3');
    expect(print).toHaveBeenCalledOnce();
  });

  it('of a few goes on paper as it stands', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    const { user, lists } = open(SomeStudents);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(lists()).toHaveLength(1);
  });

  it('is turned page by page, and changes to another group', async () => {
    const { user, lists } = open(ManyStudents);
    await screen.findByText('Page 2 of 3');
    expect(lists()).toMatchObject([{ groupId: 'cape-2', page: { page: 2, perPage: 25 } }]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect((await screen.findByText('Page 3 of 3')).tagName).toBe('SPAN');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'cape-1');
    await waitFor(() =>
      expect(lists().at(-1)).toMatchObject({ groupId: 'cape-1', page: { page: 1 } }),
    );
  });

  it('is exported whole, whatever page is shown', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:file');
    URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
    const { user, lists } = open(ManyStudents);
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(lists().at(-1)).toMatchObject({
      groupId: 'cape-2',
      sort: { field: 'seenPercent', order: 'ASC' },
      page: { page: 1, perPage: 100 },
    });
  });

  it('says when nobody was found, and who facilitates no group of the course', async () => {
    open(NobodyFound);
    expect(await screen.findByText('No student matches “nobody”.')).toBeTruthy();
    open(NoGroup);
    expect(await screen.findByText('You look after no group that takes this course.')).toBeTruthy();
  });

  it('offers to try again when it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open(Failing);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
