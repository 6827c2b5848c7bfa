import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from '../layout/PageHeading.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Card } from '../surfaces/Card.tsx';
import { DataState } from './DataState.tsx';
import { doNothing } from '../testing/do-nothing.ts';

interface Groups {
  readonly groups: ReadonlyArray<{ readonly _id: string; readonly name: string }>;
}

const meta = {
  component: DataState<Groups>,
  args: {
    heading: <PageHeading title="Groups" breadcrumbs={[]} />,
    loading: false,
    children: ({ groups }) => (
      <Card>
        <ul>
          {groups.map(({ _id, name }) => (
            <li key={_id}>{name}</li>
          ))}
        </ul>
      </Card>
    ),
  },
} satisfies Meta<typeof DataState<Groups>>;
export default meta;

type Story = StoryObj<typeof meta>;

const data: Groups = {
  groups: [
    { _id: 'g1', name: 'First year, Nairobi' },
    { _id: 'g2', name: 'Second year, Warsaw' },
  ],
};

export const Loading: Story = { args: { loading: true } };
export const Loaded: Story = { args: { data } };
export const Refreshing: Story = { args: { data, loading: true } };
export const Empty: Story = { args: { data: { groups: [] } } };
export const EmptyInOwnWords: Story = {
  args: { data: { groups: [] }, empty: <EmptyState title="No Groups Found" /> },
};
export const Failed: Story = {
  args: { error: new Error('Response not successful: Received status code 500') },
};
export const FailedWithRetry: Story = {
  args: { ...Failed.args, onRetry: doNothing },
};
export const FailedToRefresh: Story = { args: { ...Failed.args, data } };
