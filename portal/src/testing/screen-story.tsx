import { ApolloProvider } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { createTransport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';
import { scriptedLink, type ScriptedAnswer } from './scripted-answers.ts';

export interface ScreenStoryProps {
  /** The route's pattern; the address is the story's parameter `initialEntries`. */
  readonly path: string;
  readonly answers: readonly ScriptedAnswer[];
  /** Told of each operation that the screen sends. */
  readonly asked?: ((operationName: string, variables: OperationVariables) => void) | undefined;
  readonly children: ReactNode;
}

/** A screen at its address, with a server that knows only the given answers. */
export function ScreenStory({ path, answers, asked, children }: ScreenStoryProps) {
  const [client] = useState(() =>
    createApolloClient({
      transport: createTransport({ language: () => 'en' }),
      onSessionError: () => undefined,
      terminatingLink: scriptedLink(answers, asked),
    }),
  );
  return (
    <ApolloProvider client={client}>
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </ApolloProvider>
  );
}

/** Where a story's link leads: the address stands for the screen. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}
