import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CoursesPage.stories.tsx';

const { SomeCourses, ManyCourses, NoCourses, Loading, Failing } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('CoursesPage', () => {
  it('links each course and says how far the student is', async () => {
    render(<SomeCourses />);
    const romans = await screen.findByRole('link', { name: 'The Letter to the Romans' });
    expect(romans.getAttribute('href')).toBe('/student/courses/romans');
    const [card] = screen.getAllByRole('article').map((article) => within(article));
    expect(card?.getByText('Teacher: Élodie Martin')).toBeTruthy();
    expect(card?.getByText('Jan 12, 2026 to Jun 19, 2026')).toBeTruthy();
    expect(card?.getByText('Year 1')).toBeTruthy();
    const bar = card?.getByRole('progressbar', { name: 'Lessons completed: 2 of 4' });
    expect(bar?.getAttribute('value')).toBe('0.5');
  });

  it('leads to the next lesson: continued, begun, or none when all are done', async () => {
    render(<SomeCourses />);
    const next = await screen.findByRole('link', { name: 'Continue: Grace that reigns' });
    expect(next.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-3');
    expect(screen.getByRole('link', { name: 'Start: In the beginning' })).toBeTruthy();
    expect(screen.getByText('All lessons completed')).toBeTruthy();
  });

  it('offers no search for a few courses', async () => {
    render(<SomeCourses />);
    await screen.findByRole('link', { name: 'Pentateuch' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('finds courses by their words and tells how many', async () => {
    const user = userEvent.setup();
    render(<ManyCourses />);
    await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'church');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 course found')).toBeTruthy();
  });

  it('says that nothing was found', async () => {
    const user = userEvent.setup();
    render(<ManyCourses />);
    await user.type(await screen.findByRole('searchbox'), 'astronomy');
    expect(screen.getByText('No course matches “astronomy”.')).toBeTruthy();
  });

  it('explains an empty list', async () => {
    render(<NoCourses />);
    expect(await screen.findByText(/You have no courses yet/)).toBeTruthy();
  });

  it('shows the heading while it loads and when it fails', async () => {
    const { unmount } = render(<Loading />);
    expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Loading');
    unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    render(<Failing />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy();
  });
});
