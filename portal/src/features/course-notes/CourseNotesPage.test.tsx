import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CourseNotesPage.stories.tsx';

const { SomeNotes, NoNotes, Failing, LookedThrough } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('the notes of a course', () => {
  it('stand under their lessons with their second, and say whose they are', async () => {
    render(<SomeNotes />);
    const one = within(await screen.findByRole('region', { name: 'Lesson one' }));
    expect(one.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '1:05',
      '1:02:05',
    ]);
    expect(one.getByText('From Thabo Nkosi for the group')).toBeTruthy();
    const lesson = one.getByRole('link', { name: 'Lesson one' });
    expect(lesson.getAttribute('href')).toBe('/student/courses/romans/lessons/one');
  });

  it('are printed', async () => {
    const user = userEvent.setup();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    render(<SomeNotes />);
    await screen.findByRole('heading', { name: 'Notes: The Letter to the Romans' });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('are kept as PDF, and offered again where that fails', async () => {
    const user = userEvent.setup();
    const answer = vi.fn<typeof fetch>(async () => new Response('no', { status: 503 }));
    vi.stubGlobal('fetch', answer);
    const files: string[] = [];
    URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:file');
    URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    render(<SomeNotes />);
    const button = await screen.findByRole('button', { name: 'Download as PDF' });
    await user.click(button);
    expect(await screen.findByText(/PDF could not be made/)).toBeTruthy();
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''R%C3%B6mer.pdf" };
    answer.mockResolvedValue(new Response('%PDF-', { headers }));
    await user.click(button);
    await vi.waitFor(() => expect(files).toEqual(['Römer.pdf']));
    expect(answer).toHaveBeenLastCalledWith('/note-files/romans.pdf');
    vi.unstubAllGlobals();
  });

  it('are closed to whoever looks through a person’s account', async () => {
    render(<LookedThrough />);
    expect(await screen.findByText(/Notes are private/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that are none are said to be none', async () => {
    render(<NoNotes />);
    expect(await screen.findByText('There are no notes on this course yet.')).toBeTruthy();
  });

  it('offer to try again when they cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
