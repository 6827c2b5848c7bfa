import { StrictMode, createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { letGoWhen } from '@lampstand/ui';
import { App, type AppProps } from './App.tsx';

/** Draws the portal in place of the page's startup picture. */
export function renderApp(props: AppProps): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no place for the app');
  letGoWhen(props.session.isLeaving);
  const root = createRoot(place);
  const app = createElement(StrictMode, null, createElement(App, props));
  // In slices: on a slow processor the page would be frozen meanwhile.
  startTransition(() => root.render(app));
}
