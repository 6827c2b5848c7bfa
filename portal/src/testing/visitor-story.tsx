import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SessionProvider, type Session } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';

export interface VisitorStoryProps {
  /** The route's pattern; the address is the story's parameter `initialEntries`. */
  readonly path: string;
  readonly session?: Session | undefined;
  readonly children: ReactNode;
}

/** A screen that works without Apollo, at its address. */
export function VisitorStory({ path, session = fakeSession(), children }: VisitorStoryProps) {
  return (
    <SessionProvider session={session}>
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastOutlet />
    </SessionProvider>
  );
}

/** Where a story's link leads: the address stands for the screen. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <main>{`${pathname}${search}`}</main>;
}
