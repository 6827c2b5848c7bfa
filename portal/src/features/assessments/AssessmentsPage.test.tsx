import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './AssessmentsPage.stories.tsx';

const { Everything, Filtered, NoneFound, Nothing, Failing } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

const region = (name: string) => screen.findByRole('region', { name });
const section = async (name: string) => within(await region(name));
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

describe('the overview of exams and assignments', () => {
  it('begins with what is due next, and how long there is', async () => {
    render(<Everything />);
    const next = await section('Due next');
    expect(next.getByText('Essay on grace')).toBeTruthy();
    expect(next.getByText('9 hours left')).toBeTruthy();
    expect(next.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/student/assignments/essay',
    );
  });

  it('has everything where it stands, by deadline', async () => {
    render(<Everything />);
    expect(titles(await region('Open'))).toEqual([
      'Essay on grace',
      'Romans, midterm',
      'Romans, final',
    ]);
    expect(titles(await region('Late'))).toEqual(['Romans, quiz 1']);
    expect(titles(await region('Waiting for marks'))).toEqual(['Romans, essay exam']);
    expect(titles(await region('Not open yet'))).toEqual(['Word list']);
    expect(titles(await region('Missed'))).toEqual(['First essay']);
    const done = await section('Done');
    expect(done.getByText('85%')).toBeTruthy();
    expect(done.getByText('Complete')).toBeTruthy();
    expect((await section('Open')).getByText('Please see the lessons first.')).toBeTruthy();
    expect((await section('Late')).getByText(/counts as 70% at most/)).toBeTruthy();
  });

  it('is filtered by course, kind and state, as the address says', async () => {
    const user = userEvent.setup();
    render(<Filtered />);
    expect(titles(await region('Done'))).toEqual(['Reading log']);
    expect(screen.queryByRole('region', { name: 'Open' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    expect(titles(await region('Open'))).toEqual(['Essay on grace']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Greek I');
    expect(screen.queryByRole('region', { name: 'Open' })).toBeNull();
  });

  it('says when nothing matches, and clears its filters', async () => {
    const user = userEvent.setup();
    render(<NoneFound />);
    expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles(await region('Open'))).toHaveLength(3);
  });

  it('says when no exam and no assignment waits', async () => {
    render(<Nothing />);
    expect(await screen.findByText('You have no pending exams')).toBeTruthy();
    expect(screen.getByText('You have no pending assignments')).toBeTruthy();
    expect(screen.getByText('Nothing with a deadline is waiting for you.')).toBeTruthy();
  });

  it('offers to try again when it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
