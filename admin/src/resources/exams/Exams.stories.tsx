import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { analysisServer } from '../../testing/analysis-server.ts';
import { examsServer } from '../../testing/exams-server.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';

const meta = {
  title: 'Admin/Exams',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/exams'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ exams: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      exams: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/exams/e-0/show'] } };

export const ShowMissing: Story = { parameters: { initialEntries: ['/exams/nobody/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/exams/e-0'] } };

export const CreateInCourse: Story = {
  parameters: { initialEntries: ['/exams/create?source={"courseId":"c-1"}'] },
};

/** Read, not changed: exams belong to the whole college. */
export const ShowAsRegionAdmin: Story = {
  args: { as: people.regionAdmin },
  parameters: { initialEntries: ['/exams/e-0/show'] },
};

const windows = { initialEntries: ['/exams/e-0/show?tab=windows'] };

export const Windows: Story = { args: { server: examsServer() }, parameters: windows };

export const WindowsNone: Story = { parameters: windows };

/** The second group's times are refused. */
export const WindowsPartlyRefused: Story = {
  args: { server: examsServer({ refusing: 'g-3' }) },
  parameters: windows,
};

export const Results: Story = { parameters: { initialEntries: ['/exams/e-0/show?tab=results'] } };

const analysis = { initialEntries: ['/exams/e-0/show?tab=analysis'] };

export const Analysis: Story = { args: { server: analysisServer() }, parameters: analysis };

export const AnalysisEmpty: Story = {
  args: { server: analysisServer({ empty: true }) },
  parameters: analysis,
};

export const RegradeNothing: Story = {
  args: { server: analysisServer({ changesNothing: true }) },
  parameters: analysis,
};
