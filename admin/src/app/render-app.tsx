import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localStorageStore } from 'react-admin';
import type { Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';
import { letGoWhen } from '@lampstand/ui';
import { createUploadAccess } from '@lampstand/upload';
import { laterTexts } from '../shared/page/later-texts.ts';
import type { AdminTexts } from './app-root-props.ts';
import { AppRoot } from './AppRoot.tsx';

export interface RenderOptions {
  readonly session: Session;
  readonly transport: Transport;
  readonly texts: AdminTexts;
}

/** Draws the back-office. */
export function renderApp({ session, transport, texts }: RenderOptions): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no place for the app');
  const client = createApolloClient({
    transport,
    // Records go to react-admin whole; a masked one would lose its fragments' fields.
    dataMasking: false,
    onSessionError: session.expire,
  });
  letGoWhen(session.isLeaving);
  const root = createRoot(place);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <AppRoot
          session={session}
          client={client}
          store={localStorageStore('1', 'lampstand.admin')}
          texts={texts}
          uploads={createUploadAccess({ transport, session, texts: laterTexts })}
        />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices: a slow processor takes a second, in which the page should not be frozen.
  startTransition(() => root.render(app));
}
