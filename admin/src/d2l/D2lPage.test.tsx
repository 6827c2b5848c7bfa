import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../testing/fake-server.ts';
import { renderStory } from '../testing/render-story.tsx';
import { siteServer } from '../testing/site-server.ts';
import * as stories from './D2lPage.stories.tsx';

const { Configured, Expired, NotConfigured } = composeStories(stories);
const late = { timeout: 15_000 };

test('where no site is configured, the page says so and offers no way', async () => {
  renderStory(() => <NotConfigured />);
  expect(await screen.findByText(/No Brightspace site is configured/, {}, late)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Go to Brightspace' })).toBeNull();
});

test('a refused way is told, and can be tried again', async () => {
  const server = siteServer({
    d2lHost: () => 'learn.example',
    createD2lTicket: () => {
      throw refusal('FORBIDDEN', 'You do not have access to this.');
    },
  });
  const { user } = renderStory(() => <Configured server={server} />);
  expect(await screen.findByText(/learn\.example/, {}, late)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Go to Brightspace' });
  await user.click(button);
  expect(await screen.findByText('You do not have access to this.')).toBeDefined();
  expect(button.getAttribute('aria-busy')).toBeNull();
});

test('a way that was used already leads back here, with words', async () => {
  renderStory(() => <Expired />);
  expect(await screen.findByText(/used already or is over/, {}, late)).toBeDefined();
});
