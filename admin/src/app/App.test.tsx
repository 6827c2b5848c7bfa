import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderStory } from '../testing/render-story.tsx';
import * as courseStories from '../resources/courses/Courses.stories.tsx';
import * as stories from './App.stories.tsx';

const {
  Home,
  HomeAsManager,
  HomeAsReportsAdmin,
  HomeFailing,
  HomeOfNewCollege,
  Impersonating,
  NotBuiltYet,
  NotFound,
  SessionFailed,
  TermsNotAccepted,
} = composeStories(stories);
const { Show: CourseShow } = composeStories(courseStories);

describe('the home page', () => {
  test('leads from each count to its list', async () => {
    renderStory(() => <Home />);
    const tile = await screen.findByRole('link', { name: /^24\s*Users/ });
    expect(tile.getAttribute('href')).toBe('/users');
    expect(screen.getByText('Welcome, Amos')).toBeDefined();
    await waitFor(() => expect(document.title).toContain('Administration'));
  });

  test('leads nowhere from a count that has no list of its own', async () => {
    renderStory(() => <Home />);
    expect(await screen.findByText('Active students')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Active students/ })).toBeNull();
  });

  test('shows a manager the figures of lists that they may not open', async () => {
    renderStory(() => <HomeAsManager />);
    expect(await screen.findByText('At a glance: East Africa')).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /Groups$/ })).toBeDefined();
    expect(main.queryByRole('link', { name: /Users/ })).toBeNull();
    expect(main.getByText('Users')).toBeDefined();
  });

  test('tells what waits, since when, and leads to the list of just that', async () => {
    renderStory(() => <Home />);
    const link = await screen.findByRole('link', { name: 'People who have not set a password' });
    const { pathname, searchParams } = new URL(
      link.getAttribute('href') ?? '',
      'https://x.example',
    );
    expect(pathname).toBe('/users');
    expect(searchParams.get('filter')).toBe('{"notEnrolled":true}');
    expect(screen.getByText('The oldest since Jan 5, 2026')).toBeDefined();
  });

  test('says so where nothing waits', async () => {
    renderStory(() => <HomeOfNewCollege />);
    expect(await screen.findByText('Nothing waits for you at the moment.')).toBeDefined();
  });

  test('asks nothing that a report admin may not read', async () => {
    renderStory(() => <HomeAsReportsAdmin />);
    expect(await screen.findByText('Your role opens the reports of the college.')).toBeDefined();
  });

  test('says why the figures are missing', async () => {
    renderStory(() => <HomeFailing />);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });
});

describe('the frame', () => {
  test('begins every trail with a home link to the dashboard', async () => {
    renderStory(() => <Home />);
    const trail = await screen.findByRole('navigation', { name: 'You are here' });
    expect(within(trail).getAllByRole('link')[0]?.getAttribute('href')).toBe('/dashboard');
  });

  test('says honestly what is not built yet', async () => {
    renderStory(() => <NotBuiltYet />);
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeDefined();
    expect(screen.getByText('This screen is not built yet')).toBeDefined();
  });

  test('answers an unknown address with the 404 page', async () => {
    renderStory(() => <NotFound />);
    expect(await screen.findByRole('heading', { name: /404/ })).toBeDefined();
  });

  test('names the impersonated person in a banner', async () => {
    renderStory(() => <Impersonating />);
    expect((await screen.findByRole('complementary')).textContent).toContain('Amos Mwangi');
  });

  test('opens a menu of the areas that do not stand in the row', async () => {
    const { user } = renderStory(() => <Home />);
    await user.click(await screen.findByRole('button', { name: 'More areas' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Exams' })).toBeDefined();
    expect(within(menu).getByRole('menuitem', { name: 'Permissions' })).toBeDefined();
    expect(within(menu).queryByRole('menuitem', { name: 'Site settings' })).toBeNull();
  });

  test('has the settings in the menu of a phone, too', async () => {
    const { user } = renderStory(() => <Home />);
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    for (const name of ['Courses', 'Exams', 'Regions', 'Translations'])
      expect(menu.getByRole('link', { name })).toBeDefined();
  });
});

describe('arriving on a screen', () => {
  test('goes on at its content, not at the top of the page', async () => {
    const { user } = renderStory(() => <Home />);
    await user.click(await screen.findByRole('link', { name: /^24\s*Users/ }));
    await screen.findByRole('heading', { name: 'Users' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('leaves the focus on a tab that was chosen', async () => {
    const { user } = renderStory(() => <CourseShow />);
    const tab = await screen.findByRole('tab', { name: 'Lessons' });
    await user.click(tab);
    await screen.findByRole('link', { name: 'Add lesson' });
    expect(document.activeElement).toBe(tab);
  });
});

describe('before the app', () => {
  test('the terms stand in its place until they are accepted', async () => {
    const { user } = renderStory(() => <TermsNotAccepted />);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Enter the site' }));
    expect(await screen.findByRole('heading', { name: 'Administration' })).toBeDefined();
  });

  test('a server that cannot be reached is said to be so', async () => {
    renderStory(() => <SessionFailed />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
