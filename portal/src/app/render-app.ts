import { StrictMode, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App.tsx';

/** Draws the portal in place of the page's startup picture. */
export function renderApp(props: AppProps): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no place for the app');
  createRoot(place).render(createElement(StrictMode, null, createElement(App, props)));
}
