import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  BrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  Route,
  RouterProvider,
  Routes,
} from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const inEnglish = (children: ReactNode) => (
  <I18nProvider locale="en" messages={englishMessages}>
    {children}
  </I18nProvider>
);

const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = () => screen.findByRole('dialog');

describe('in the browser’s own history', () => {
  const screens = (
    <BrowserRouter>
      <Routes>
        <Route path="/a" element={<Place name="a" links={['/b']} />} />
        <Route path="/b" element={<Place name="b" links={['/c']} />} />
        <Route
          path="/c"
          element={<Place name="c" links={['/a', '?tab=2', '#part']} guards={2} />}
        />
      </Routes>
    </BrowserRouter>
  );

  beforeEach(async () => {
    window.history.pushState(null, '', '/a');
    render(inEnglish(screens));
    await follow('/b');
    await follow('/c');
  });

  it('undoes a step back, stays on request and leaves on consent', async () => {
    window.history.back();
    await asked();
    await waitFor(() => expect(window.location.pathname).toBe('/c'));
    await press('Stay on page');
    expect(heading()).toBe('c');
    window.history.back();
    await asked();
    await press('Leave page');
    await waitFor(() => expect(heading()).toBe('b'));
    expect(window.location.pathname).toBe('/b');
  });

  it('repeats a step over several screens as far as it went', async () => {
    window.history.go(-2);
    await asked();
    await press('Leave page');
    await waitFor(() => expect(heading()).toBe('a'));
  });

  it('counts moves within the screen when it undoes a step', async () => {
    await follow('?tab=2');
    window.history.go(-2);
    await asked();
    await waitFor(() => expect(window.location.search).toBe('?tab=2'));
    await press('Leave page');
    await waitFor(() => expect(heading()).toBe('b'));
  });

  it('lets a step within the screen pass', async () => {
    await follow('?tab=2');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once, however many parts of the screen have something to lose', async () => {
    await follow('/a');
    await press('Leave page');
    expect(heading()).toBe('a');
  });

  it('leaves no trace behind', async () => {
    await follow('/a');
    await press('Leave page');
    await follow('/b');
    expect(heading()).toBe('b');
    window.history.back();
    await waitFor(() => expect(heading()).toBe('a'));
  });
});

describe('in a data router', () => {
  it('uses the router’s own blocker', async () => {
    const router = createMemoryRouter(
      [
        {
          element: <Outlet />,
          children: [
            { path: '/a', element: <Place name="a" links={['?tab=2', '/b']} guards={1} /> },
            { path: '/b', element: <Place name="b" links={['/a']} /> },
          ],
        },
      ],
      { initialEntries: ['/a'] },
    );
    render(inEnglish(<RouterProvider router={router} />));
    await follow('?tab=2');
    expect(screen.queryByRole('dialog')).toBeNull();
    await follow('/b');
    await asked();
    await press('Stay on page');
    expect(heading()).toBe('a');
    await follow('/b');
    await press('Leave page');
    await waitFor(() => expect(heading()).toBe('b'));
    await follow('/a');
    await waitFor(() => expect(heading()).toBe('a'));
  });
});

interface PlaceProps {
  readonly name: string;
  readonly links: readonly string[];
  readonly guards?: number;
}

function Place({ name, links, guards = 0 }: PlaceProps) {
  return (
    <>
      <h1>{name}</h1>
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {guards > 0 && <UnsavedGuard active />}
      {guards > 1 && <UnsavedGuard active />}
    </>
  );
}
