import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { ProgressRing } from '../feedback/ProgressRing.tsx';
import { StatusChip } from '../feedback/StatusChip.tsx';
import { Form } from '../forms/Form.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { calendarPath, homePath, inboxPath, logoutPath } from '../icons/icon-paths.ts';
import { Card } from '../surfaces/Card.tsx';
import { AppFrame } from './AppFrame.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { Footer } from './Footer.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { Page } from './Page.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TopBar } from './TopBar.tsx';
import { doNothing } from '../testing/do-nothing.ts';

const items = [
  { label: 'Dashboard', to: '/dashboard', icon: homePath, exact: true },
  { label: 'Courses', to: '/student/courses', icon: inboxPath },
  { label: 'Attendance', to: '/student/attendance', icon: calendarPath },
];

const footer = <Footer organisation="Lampstand Bible College" year={2026} reload={doNothing} />;

const bar = (
  <TopBar
    brand="Lampstand"
    homeTo="/dashboard"
    items={items}
    tools={<ColorSchemeToggle />}
    account={
      <Button size="small" variant="secondary" icon={logoutPath}>
        Logout
      </Button>
    }
  />
);

const meta = {
  component: AppFrame,
  parameters: { layout: 'fullscreen', initialEntries: ['/dashboard'] },
  args: { top: bar, footer, children: null },
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How the parts look together on a screen with content. */
export const Screen: Story = {
  args: {
    top: (
      <>
        <ImpersonationBanner
          onAct={async () => undefined}
          name="Miriam Wanjiru"
          onLogout={doNothing}
        />
        {bar}
      </>
    ),
    children: (
      <Page>
        <PageHeading
          title="Old Testament Survey"
          breadcrumbs={[{ label: 'Courses', to: '/student/courses' }]}
          back
          learnMore="https://docs.example.org/courses"
          actions={<Button>Continue</Button>}
        />
        <Card title="Progress" actions={<StatusChip tone="info">Underway</StatusChip>}>
          <ProgressBar label="Lessons completed" value={5} max={12} />
        </Card>
        <Card title="Best score" actions={<StatusChip tone="success">Passed</StatusChip>}>
          <ProgressRing label="Best score" value={88} size="large" />
        </Card>
        <Card title="Assignments">
          <EmptyState title="Nothing to show yet">
            Assignments of this course will appear here.
          </EmptyState>
        </Card>
      </Page>
    ),
  },
};

/** The narrow default layout, as the account screens use it. */
export const NarrowScreen: Story = {
  args: {
    top: undefined,
    children: (
      <Page width="narrow">
        <Card>
          <h1>Login</h1>
          <Form guard={false} submitLabel="Login" wideSubmit onSubmit={doNothing}>
            <TextField label="E-mail" name="email" type="email" required />
            <PasswordField label="Password" name="password" required />
          </Form>
        </Card>
      </Page>
    ),
  },
};
