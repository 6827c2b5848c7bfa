import type { ComponentType } from 'react';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// A screen fetches its own file first, which the bundler of the tests makes on demand.
configure({ asyncUtilTimeout: 10_000 });

/** Draws a story and gives the hands to use it. */
export function renderStory(Story: ComponentType) {
  const user = userEvent.setup();
  return { user, ...render(<Story />) };
}
