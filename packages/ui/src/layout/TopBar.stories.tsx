import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { calendarPath, homePath, inboxPath, logoutPath } from '../icons/icon-paths.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: {
    brand: 'Lampstand',
    homeTo: '/dashboard',
    items: [
      { label: 'Dashboard', to: '/dashboard', icon: homePath, exact: true },
      { label: 'Courses', to: '/student/courses', icon: inboxPath },
      { label: 'Attendance', to: '/student/attendance', icon: calendarPath },
    ],
    tools: <ColorSchemeToggle />,
    account: (
      <>
        <span>Miriam Wanjiru</span>
        <Button size="small" variant="text">
          Go to administration
        </Button>
        <Button size="small" variant="outlined" icon={logoutPath}>
          Logout
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', initialEntries: ['/student/courses/c1'] },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Student: Story = {};
export const Admin: Story = {
  args: {
    items: [
      { label: 'Dashboard', to: '/dashboard', icon: homePath, exact: true },
      { label: 'Groups', to: '/groups', icon: inboxPath, otherApp: true },
      { label: 'Noticeboards of all groups', to: '/groups/preview/all', icon: inboxPath },
      { label: 'Attendance records', to: '/attendances', icon: calendarPath, otherApp: true },
      { label: 'Leave requests', to: '/attendance-leave-requests', icon: calendarPath },
      { label: 'Translations', to: '/translations', icon: inboxPath, otherApp: true },
    ],
    moreItems: [{ label: 'Site settings', to: '/site-settings', otherApp: true }],
  },
};
export const SignedOut: Story = { args: { items: [], account: undefined } };
