import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browserPage, type Page } from '@lampstand/auth';
import * as stories from './DataCard.stories.tsx';

const { Offered, Failing, LookedThrough } = composeStories(stories);
const name = 'Download my data';

test('the own data come from the link that the server makes', async () => {
  const assign = vi.fn<Page['assign']>();
  render(<Offered page={{ ...browserPage, assign }} />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/personal-data/once'));
});

test('a failure is said, and the button stays', async () => {
  render(<Failing />);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('nobody takes the data of whose eyes they look through', async () => {
  render(<LookedThrough />);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});
