import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { casesServer } from '../../testing/cases-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Appeals.stories.tsx';

const { Conflict, CourseGrade, List, Open, SecondReading } = composeStories(stories);

test('the queue leads to each appeal and says how it stands', async () => {
  renderStory(() => <List />);
  const name = await screen.findByText('Ada Njeri');
  expect(name.closest('a')?.getAttribute('href')).toBe('/appeals/p-1/show');
  expect(screen.getAllByText('Open')).toHaveLength(2);
  expect(screen.getByText('Second reading')).toBeDefined();
});

test('an appeal shows what happened, and is accepted with words and new time', async () => {
  const server = casesServer();
  const { user } = renderStory(() => <Open server={server} />);
  expect(await screen.findByText('Lost the connection')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(server.calls.some(({ operation }) => operation === 'AppealsDecide')).toBe(false);
  await user.type(within(dialog).getByLabelText(/^Answer/), 'We saw the cut.');
  await user.type(within(dialog).getByLabelText(/^New time/), '30');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The appeal of Ada Njeri is decided.')).toBeDefined();
  const sent = server.calls.find(({ operation }) => operation === 'AppealsDecide');
  expect(sent?.variables).toEqual({
    id: 'p-1',
    version: 1,
    accepted: true,
    answer: 'We saw the cut.',
    minutes: 30,
    score: null,
  });
});

test('the appeal of a course grade is accepted with another grade', async () => {
  const server = casesServer();
  const { user } = renderStory(() => <CourseGrade server={server} />);
  expect(await screen.findByText('About: Romans · Per cent: 65')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Answer/), 'We counted anew.');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(server.calls.some(({ operation }) => operation === 'AppealsDecide')).toBe(false);
  await user.type(within(dialog).getByLabelText(/^New grade/), '82');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => {
    const sent = server.calls.find(({ operation }) => operation === 'AppealsDecide');
    expect(sent?.variables).toMatchObject({ id: 'p-3', minutes: null, score: 82 });
  });
});

test('a second reader is asked with an opinion', async () => {
  const server = casesServer();
  const { user } = renderStory(() => <Open server={server} />);
  await user.click(await screen.findByRole('button', { name: 'Ask a second reader' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Opinion/), 'I am not sure.');
  await user.click(within(dialog).getByRole('button', { name: 'Ask a second reader' }));
  await waitFor(() => {
    const sent = server.calls.find(({ operation }) => operation === 'AppealsAsk');
    expect(sent?.variables).toEqual({ id: 'p-1', version: 1, opinion: 'I am not sure.' });
  });
});

test('the first reader is offered no decision any more', async () => {
  renderStory(() => <SecondReading />);
  expect(await screen.findByText('Somebody else decides this appeal.')).toBeDefined();
  expect(screen.getByText('I would rather have somebody else decide.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('a decision that came second is told, and what was typed stays', async () => {
  const { user } = renderStory(() => <Conflict />);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Answer/), 'The log says no.');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText(/somebody else/i)).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('The log says no.')).toBeDefined();
});
