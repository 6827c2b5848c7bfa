import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as crashes from './ErrorBoundary.stories.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import * as stories from './PartBoundary.stories.tsx';

const { Here, Missing, MissingOnce, MissingScreen } = composeStories(stories);
const { Well } = composeStories(crashes);

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Missed(): never {
  throw new TypeError('Importing a module script failed.');
}
function Bomb(): never {
  throw new Error('A bad day');
}
const told = () => screen.findByRole('alert');
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('shows the part when it is here', () => {
  render(<Here />);
  expect(screen.getByText('The notes.')).toBeTruthy();
});

it('says in the place of a part that it could not be loaded, and leaves the rest of the page', async () => {
  render(<Missing />);
  expect((await told()).textContent).toContain('This part of the page could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Notes' })).toBeTruthy();
});

it('shows the part where another try brings it', async () => {
  render(<MissingOnce />);
  await told();
  await tryAgain();
  expect(await screen.findByText('The notes.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tries again by itself when the connection is back', async () => {
  render(<MissingOnce />);
  await told();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The notes.')).toBeTruthy();
});

it('reloads the page where the browser does not ask for the file again', async () => {
  const reload = vi.fn<() => void>();
  render(<Here reload={reload} show={() => <Missed />} />);
  await tryAgain();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page without a connection as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn<() => void>();
  render(<Here reload={reload} show={() => <Missed />} />);
  await tryAgain();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('brings the main part of the page along where a screen is missing', async () => {
  render(<MissingScreen />);
  expect((await screen.findByRole('main')).textContent).toContain('could not be loaded');
});

it('says nothing of a part that shows nothing', () => {
  const { container } = render(<Here quiet show={() => <Missed />} />);
  expect(container.textContent).toBe('');
});

it('passes an error of the part itself on', () => {
  render(
    <Well>
      <PartBoundary fetchAgain={() => Promise.resolve()} show={() => <Bomb />} />
    </Well>,
  );
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong' })).toBeTruthy();
});
