import { useEffect, useState } from 'react';
import { memoryStore } from 'react-admin';
import type { SessionUser } from '@lampstand/auth';
import { fakeSession, type FakeSession } from '@lampstand/auth/testing';
import { createTransport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';
import { useLocale } from '@lampstand/i18n/react';
import { fakeUploads } from '@lampstand/upload/testing';
import { loadAdminMessages } from '../app/admin-messages.ts';
import type { AdminTexts } from '../app/app-root-props.ts';
import { AppRoot } from '../app/AppRoot.tsx';
import { fakeServer, type FakeServer } from './fake-server.ts';
import { people } from './people.ts';

export interface AdminStoryProps {
  /** Who is signed in; the global admin unless told. */
  readonly as?: SessionUser | undefined;
  readonly session?: FakeSession;
  readonly server?: FakeServer;
}

/**
 * The whole back-office in front of a server that only pretends. The story's address comes from its
 * parameter `initialEntries`, the language from the workshop.
 */
export function AdminStory(props: AdminStoryProps) {
  const { code } = useLocale();
  const [texts, setTexts] = useState<AdminTexts>();
  useEffect(
    function loadTexts() {
      let wanted = true;
      void loadAdminMessages(code).then(async (loaded) => {
        await Promise.all([loaded.later(), loaded.authoring()]);
        if (wanted) setTexts({ locale: code, ...loaded });
      });
      return () => {
        wanted = false;
      };
    },
    [code],
  );
  return texts?.locale === code ? <LoadedStory {...props} texts={texts} /> : null;
}

interface LoadedStoryProps extends AdminStoryProps {
  readonly texts: AdminTexts;
}

function LoadedStory({ as = people.admin, session, server, texts }: LoadedStoryProps) {
  const [parts] = useState(() => ({
    session: session ?? fakeSession(as),
    store: memoryStore(),
    uploads: fakeUploads(),
    client: createApolloClient({
      transport: createTransport({ language: () => 'en' }),
      dataMasking: false,
      onSessionError: () => undefined,
      terminatingLink: (server ?? fakeServer()).link,
    }),
  }));
  return <AppRoot {...parts} texts={texts} />;
}
