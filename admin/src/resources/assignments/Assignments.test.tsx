import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assignmentsServer } from '../../testing/assignments-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Assignments.stories.tsx';

const { List, Show, Edit } = composeStories(stories);

const late = { timeout: 15_000 };

describe('assignments in the back-office', () => {
  it('lists them with their kind and what waits for a grade', async () => {
    renderStory(() => <List />);
    const link = { name: 'The letter to Philemon' };
    expect(await screen.findByRole('link', link, late)).toBeDefined();
    expect(screen.getByText('Graded from 0 to 100')).toBeDefined();
    expect(screen.getByText('Complete or incomplete')).toBeDefined();
  });

  it('shows dates on the clock of the campus, files, and the way to what was handed in', async () => {
    renderStory(() => <Show />);
    expect(await screen.findByText(/Mar 20, 2026, 5:59:59 PM/, {}, late)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Outline' })).toBeDefined();
    const inbox = screen.getByRole('link', { name: 'What was handed in' });
    expect(decodeURIComponent(inbox.getAttribute('href') ?? '')).toContain('a-philemon');
  });

  it('sets the dates of a group under the version that was read', async () => {
    const server = assignmentsServer();
    const { user } = renderStory(() => <Show as={people.regionAdmin} server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Edit: Nairobi 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates of Nairobi 2026' }));
    expect(dialog.getByLabelText('Deadline').getAttribute('value')).toBe('2026-03-20T17:59:59');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The dates of Nairobi 2026 are saved');
    const call = server.calls.find(({ operation }) => operation === 'AssignmentsSetDates');
    expect(call?.variables).toMatchObject({
      input: { groupId: 'g-nairobi-1', dueAt: '2026-03-20T17:59:59', opensAt: null, version: 1 },
    });
  });

  it('saves what is changed, with its text, under its version', async () => {
    const server = assignmentsServer();
    const { user } = renderStory(() => <Edit server={server} />);
    await screen.findByRole('textbox', { name: 'Content' }, late);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' 2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'AssignmentsUpdate');
    expect(call?.variables).toMatchObject({
      id: 'a-philemon',
      version: 3,
      input: { title: 'The letter to Philemon 2026', kind: 'GRADED', weight: 2, maxFiles: 3 },
    });
  });

  it('offers an admin of a region to read them and to set dates, not to change them', async () => {
    renderStory(() => <Show as={people.regionAdmin} />);
    expect(await screen.findByRole('button', { name: 'Set the dates of a group' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
