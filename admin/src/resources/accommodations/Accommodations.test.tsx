import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { casesServer } from '../../testing/cases-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Accommodations.stories.tsx';

const { Conflict, Edit, List, Show } = composeStories(stories);

test('the list tells what applies, and never why', async () => {
  const server = casesServer();
  const { container } = renderStory(() => <List server={server} />);
  const name = await screen.findByText('Ada Njeri');
  expect(name.closest('a')?.getAttribute('href')).toBe('/accommodations/u-ada/show');
  expect(screen.getByText('150%')).toBeDefined();
  expect(screen.getByText('Applies')).toBeDefined();
  expect(screen.getByText('Over')).toBeDefined();
  expect(container.textContent).not.toContain('eye clinic');
});

test('a record tells why to those who look after the student, and to nobody else', async () => {
  const { unmount } = renderStory(() => <Show />);
  expect(await screen.findByText('Letter of the eye clinic')).toBeDefined();
  unmount();
  const { container } = renderStory(() => <Show as={people.manager} />);
  await waitFor(() => expect(container.querySelector('footer')).not.toBeNull());
  expect(screen.queryByText('Letter of the eye clinic')).toBeNull();
});

test('a change is sent with the version that was read', async () => {
  const server = casesServer();
  const { user } = renderStory(() => <Edit server={server} />);
  const attempts = await screen.findByLabelText(/^Further attempts/);
  await user.clear(attempts);
  await user.type(attempts, '3');
  await user.click(screen.getByText('Save'));
  await waitFor(() => {
    const sent = server.calls.find(({ operation }) => operation === 'AccommodationsSet');
    expect(sent?.variables).toMatchObject({
      id: 'u-ada',
      version: 1,
      input: { extraAttempts: 3, timeFactorPercent: 150, reason: 'Letter of the eye clinic' },
    });
  });
});

test('numbers out of bounds are refused before they are sent, what is typed stays', async () => {
  const server = casesServer();
  const { user } = renderStory(() => <Edit server={server} />);
  const time = await screen.findByLabelText(/^Time in per cent/);
  await user.clear(time);
  await user.type(time, '400');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/must be 300 or less|at most 300|300/i)).toBeDefined();
  expect(server.calls.some(({ operation }) => operation === 'AccommodationsSet')).toBe(false);
});

test('what somebody else changed is shown instead of being overwritten', async () => {
  const { user } = renderStory(() => <Conflict />);
  const attempts = await screen.findByLabelText(/^Further attempts/);
  await user.clear(attempts);
  await user.type(attempts, '3');
  await user.click(screen.getByText('Save'));
  expect((await screen.findAllByText(/somebody else/i)).length).toBeGreaterThan(0);
});
