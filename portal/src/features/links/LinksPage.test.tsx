import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as stories from './LinksPage.stories.tsx';

const { Failing, Loading, NoLinks, SomeLinks, WithRequests } = composeStories(stories);

test('each link opens in a tab of its own, which cannot reach back', async () => {
  render(<SomeLinks />);
  const link = await screen.findByRole('link', { name: /Library catalogue.*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe('https://library.example');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Books and journals of all campuses.')).toBeTruthy();
});

test('what can be asked for stands below the links', async () => {
  render(<WithRequests />);
  expect(await screen.findByRole('region', { name: 'Requests' })).toBeTruthy();
});

test('a page without links says so', async () => {
  render(<NoLinks />);
  expect(await screen.findByText('There are no links for you yet.')).toBeTruthy();
});

test('the heading stands while it loads and when it fails', async () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('heading', { level: 1, name: 'Links' })).toBeTruthy();
  unmount();
  vi.spyOn(console, 'error').mockReturnValue();
  render(<Failing />);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
