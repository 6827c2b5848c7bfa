import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Users.stories.tsx';

const { List } = composeStories(stories);

test('the list shows people with a link to each', async () => {
  renderStory(List);
  expect(await screen.findByRole('link', { name: 'Ada Njeri' })).toBeDefined();
});
