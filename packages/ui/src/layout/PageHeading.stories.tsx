import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { Button } from '../actions/Button.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  component: PageHeading,
  args: { title: 'Attendance' },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithBreadcrumbs: Story = {
  args: { breadcrumbs: [{ label: 'Student portal', to: '/student' }] },
};
export const WithEverything: Story = {
  args: {
    title: 'Leave requests of the second year in Warsaw',
    breadcrumbs: [{ label: 'Attendance', to: '/student/attendance' }],
    back: true,
    help: <p>A dean answers every request. You are told by e-mail.</p>,
    learnMore: 'https://docs.example.org/leave',
    actions: (
      <>
        <Button variant="outlined">Print</Button>
        <Button>Add New</Button>
      </>
    ),
  },
};

/** Two screens, so that there is somewhere to go back to. */
export const WithBack: Story = {
  args: { title: 'Lesson', back: true },
  parameters: { initialEntries: ['/courses', '/lesson'] },
  render: (args) => (
    <Routes>
      <Route path="/lesson" element={<PageHeading {...args} />} />
      <Route path="/courses" element={<PageHeading title="Courses" />} />
    </Routes>
  ),
};
export const WithHelp: Story = {
  args: { help: <p>Your attendance counts from the first day of the term.</p> },
};
export const WithLearnMore: Story = { args: { learnMore: 'https://docs.example.org/attendance' } };
export const WithActions: Story = { args: { actions: <Button>Add New</Button> } };
export const LongTitle: Story = {
  args: {
    title: 'Leistungsüberprüfungsvorbereitungsgemeinschaft der Kirchengeschichte im zweiten Jahr',
    breadcrumbs: [{ label: 'Aufenthaltsgenehmigungsverfahren', to: '/student' }],
    back: true,
    help: <p>A dean answers every request.</p>,
    actions: <Button>Add New</Button>,
  },
};
