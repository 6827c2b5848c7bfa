import { Suspense, type ReactNode } from 'react';
import { Card, Spinner } from '@lampstand/ui';

export interface SidePanelProps {
  readonly title: string;
  /** Fetched when it is opened for the first time. */
  readonly children: ReactNode;
}

/** What lies open beside the player. */
export function SidePanel({ title, children }: SidePanelProps) {
  return (
    <Card title={title}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Card>
  );
}
