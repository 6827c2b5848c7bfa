import { Suspense, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { Page } from '../layout/Page.tsx';
import { Card } from '../surfaces/Card.tsx';
import { lazyGuarded } from './lazy-with-retry.ts';
import { PartBoundary } from './PartBoundary.tsx';

const cut = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const meta = {
  component: PartBoundary,
  args: { fetchAgain: cut, reload: doNothing, show: () => <p>The notes.</p> },
} satisfies Meta<typeof PartBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

interface NotesProps {
  /** Each try in turn: whether the file comes. */
  readonly comes: readonly boolean[];
}

/** A card whose content is fetched when it is shown. */
function LazyNotes({ comes }: NotesProps) {
  const [Notes] = useState(() => {
    const left = [...comes];
    return lazyGuarded(() => (left.shift() ? Promise.resolve(() => <p>The notes.</p>) : cut()));
  });
  return (
    <Card title="Notes">
      <Suspense fallback="…">
        <Notes />
      </Suspense>
    </Card>
  );
}

const LazyScreen = lazyGuarded(cut, Page);

export const Here: Story = {};
export const Missing: Story = { render: () => <LazyNotes comes={[]} /> };
export const MissingOnce: Story = { render: () => <LazyNotes comes={[false, true, true]} /> };
/** A whole screen: it would have brought the main part of the page. */
export const MissingScreen: Story = {
  render: () => (
    <Suspense fallback="…">
      <LazyScreen />
    </Suspense>
  ),
};
