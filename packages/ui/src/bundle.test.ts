import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildText } from './testing/build-text.ts';

/** Bytes of gzip; docs/decisions/0004-theme-and-light-components.md has the figures behind them. */
const loginLimit = 95_000;
const screenLimit = 98_500;

/** The program of a small app, with the parts that its screens show. */
function program(parts: string, screen: string): string {
  return `
    import { createRoot } from 'react-dom/client';
    import { BrowserRouter, Route, Routes } from 'react-router-dom';
    import { I18nProvider } from '@lampstand/i18n/react';
    import { AppTheme, ErrorBoundary, ToastOutlet, toast, ${parts} } from './index.ts';
    createRoot(document.body).render(
      <I18nProvider locale="en" messages={{}}>
        <AppTheme>
          <ErrorBoundary onLogout={() => toast.info('')}>
            <BrowserRouter>
              <Routes><Route path="*" element={<>${screen}</>} /></Routes>
            </BrowserRouter>
          </ErrorBoundary>
          <ToastOutlet />
        </AppTheme>
      </I18nProvider>,
    );`;
}

const login = program(
  'AppFrame, Button, Card, Footer, Form, Page, PasswordField, TextField',
  `<AppFrame footer={<Footer organisation="" />}>
     <Page><Card title=""><Form onSubmit={() => {}}>
       <TextField label="" /><PasswordField label="" /><Button />
     </Form></Card></Page>
   </AppFrame>`,
);

const screen = program(
  `AppFrame, Button, Card, ColorSchemeToggle, DataState, EmptyState, Footer, Form,
   ImpersonationBanner, NotFoundPage, Page, PageHeading, PasswordField, ProgressBar, ProgressRing,
   SelectField, StatusChip, TextField, TopBar`,
  `<AppFrame top={<><ImpersonationBanner name="" /><TopBar brand="" items={[]} /></>}
     footer={<Footer organisation="" />}>
     <Page><PageHeading title="" /><DataState>{() => <Card title=""><Form onSubmit={() => {}}>
       <TextField label="" /><PasswordField label="" /><SelectField options={[]} /><Button />
       <ColorSchemeToggle /><EmptyState title="" /><ProgressBar label="" /><ProgressRing label="" />
       <StatusChip /><NotFoundPage />
     </Form></Card>}</DataState></Page>
   </AppFrame>`,
);

interface Bundle {
  readonly size: number;
  readonly modules: readonly string[];
}

async function bundle(source: string): Promise<Bundle> {
  const scripts = await buildText(source, import.meta.dirname, {
    // The test runner's NODE_ENV would choose React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['production', 'module', 'browser'],
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    build: { modulePreload: { polyfill: false } },
  });
  const entry = scripts.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry');
  return { size: gzipSync(entry.code, { level: 9 }).length, modules: entry.moduleIds };
}

describe.each([
  ['the login page', login, loginLimit],
  ['a screen with every light component', screen, screenLimit],
])('a build of %s, with React, the router and the translator', (_name, source, limit) => {
  let built: Bundle;
  beforeAll(async () => {
    built = await bundle(source);
  });

  it('stays within its size', () => {
    expect(built.size).toBeGreaterThan(60_000);
    expect(built.size).toBeLessThan(limit);
  });

  it('carries no MUI, no style engine, and no toasts before the first one', () => {
    const heavy = /node_modules\/(@mui|@emotion|react-toastify)\//;
    expect(built.modules.filter((module) => heavy.test(module))).toEqual([]);
  });
});
