import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSelectedDashboard } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { renderSettled } from '../testing/render-settled.ts';
import * as stories from './MemberRoutes.stories.tsx';

const {
  Dashboard,
  NotBuilt,
  NotFound,
  Impersonating,
  TermsNotAccepted,
  PrivacyBeforeTerms,
  Alumna,
  Staff,
} = composeStories(stories);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const loaded = { timeout: 15_000 };

describe('the portal of a student', () => {
  test('has the student menu, the bell and the footer', async () => {
    render(<Dashboard />);
    expect(entries()).toEqual(['Courses', 'Assessments', 'Attendance', 'Links']);
    const bell = screen.getByRole('button', { name: '2 unread notifications' });
    expect(bell.getAttribute('aria-expanded')).toBe('false');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Privacy' })).toBeDefined();
    expect(footer.getByRole('link', { name: 'Terms' })).toBeDefined();
    expect(footer.getByRole('combobox', { name: /language/i })).toBeDefined();
    expect(await screen.findByRole('region', { name: 'My courses' }, loaded)).toBeDefined();
  });

  test('greets before the data has arrived', () => {
    render(<Dashboard />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ruth');
  });

  test('says honestly that a planned screen is not built yet', async () => {
    render(<NotBuilt />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Attendance' }, loaded),
    ).toBeDefined();
    expect(screen.getByText('This screen is not built yet')).toBeDefined();
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  });

  test('shows the 404 page for every other address', async () => {
    render(<NotFound />);
    expect(
      await screen.findByRole('heading', { name: 'Oops, 404 - PAGE NOT FOUND' }, loaded),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  });

  test('begins a screen at its top, where the next press of Tab continues', async () => {
    render(<Dashboard />);
    await userEvent.click(menu().getByRole('link', { name: 'Links' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeDefined();
    // It is begun once the screen is drawn.
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('logs out', async () => {
    const session = fakeSession(buildUser());
    render(<NotBuilt session={session} />);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.asked).toContain('logout'), loaded);
  });

  test('says so when logging out did not work', async () => {
    const logout = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<NotBuilt session={fakeSession(buildUser(), { logout })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const toast = await screen.findByRole('alert', undefined, loaded);
    expect(toast.textContent).toContain('You are still logged in');
  });
});

describe('the portal of others', () => {
  test('names who is impersonated and ends it', async () => {
    const session = fakeSession(buildUser({ impersonatingUser: 'Helen Carter' }));
    render(<Impersonating session={session} />);
    const banner = within(
      await screen.findByRole('complementary', { name: 'IMPERSONATING' }, loaded),
    );
    expect(banner.getByText('Ruth Wanjiru')).toBeDefined();
    expect(banner.getByRole('status').textContent).toBe('You look only; nothing can be changed.');
    await userEvent.click(banner.getByRole('button', { name: 'Act for this person' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }, loaded), 'asked');
    const [, act] = screen.getAllByRole('button', { name: 'Act for this person' });
    if (act) await userEvent.click(act);
    expect(session.asked).toContain('actFor asked');
    expect(
      await banner.findByText(/^You act for this person until .* Reason: asked$/),
    ).toBeDefined();
    await userEvent.click(banner.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session.asked).toContain('logout'), loaded);
  });

  test('is replaced by the terms until they are accepted', async () => {
    const session = fakeSession(buildUser({ termsAccepted: false }));
    await renderSettled(<TermsNotAccepted session={session} />);
    await userEvent.click(await screen.findByRole('checkbox', undefined, loaded));
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enter the site' }));
    await waitFor(() => expect(entries()).toContain('Courses'), loaded);
  });

  test('leaves the legal pages open before the terms are accepted', async () => {
    await renderSettled(<PrivacyBeforeTerms />);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Privacy' }, loaded);
    expect(heading).toBeDefined();
  });

  test('shows graduates their menu and their portal', async () => {
    render(<Alumna />);
    expect(entries()).toEqual(['Alumni', 'News']);
    expect(
      await screen.findByRole('link', { name: 'Open the alumni portal' }, loaded),
    ).toBeDefined();
  });

  test('shows staff the way to the administration, by an ordinary link', () => {
    render(<Staff />);
    expect(entries()).toEqual(['Administration']);
    expect(menu().getByRole('link').getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('button', { name: 'Go to the student portal' })).toBeDefined();
  });

  test('shows staff who chose the student dashboard the student menu', () => {
    storeSelectedDashboard('Student');
    render(<Staff />);
    expect(entries()).toEqual(['Courses', 'Assessments', 'Attendance', 'Links']);
    expect(screen.getByRole('button', { name: 'Go to administration' })).toBeDefined();
  });
});
