import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { ModalWithButton } from '../dialogs/ModalWithButton.tsx';
import { Form, type FormProps } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { doNothing } from '../testing/do-nothing.ts';
import { after, press } from '../testing/after.tsx';

const profileFields = (
  <>
    <TextField label="First name" name="firstName" defaultValue="Miriam" required />
    <TextField label="E-mail" name="email" type="email" defaultValue="m@example.org" required />
    <SelectField
      label="Country"
      name="country"
      defaultValue="KEN"
      required
      options={[
        { value: 'KEN', label: 'Kenya' },
        { value: 'POL', label: 'Poland' },
      ]}
    />
  </>
);

const accept: FormProps['onSubmit'] = () => undefined;

const meta = {
  component: Form,
  args: { onSubmit: accept, children: profileFields },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 566 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const WithCancel: Story = { args: { onCancel: doNothing } };
export const Login: Story = {
  args: {
    guard: false,
    wideSubmit: true,
    submitLabel: 'Login',
    children: (
      <>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" minLength={6} required />
      </>
    ),
  },
};
export const RefusedByServer: Story = {
  args: {
    onSubmit: () => Promise.resolve({ fields: { email: 'This value is already taken.' } }),
  },
};
export const FailingServer: Story = {
  args: { onSubmit: () => Promise.reject(new Error('The server cannot be reached.')) },
};
export const NeverAnswered: Story = { args: { onSubmit: () => new Promise(() => undefined) } };

/** The form on a screen that can be left by a link. */
export const OnAScreen: Story = {
  parameters: { initialEntries: ['/dashboard', '/profile'] },
  render: (args) => (
    <Routes>
      <Route
        path="/profile"
        element={
          <>
            <p>
              <Link to="/dashboard">Dashboard</Link>
            </p>
            <Form {...args} />
          </>
        }
      />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </Routes>
  ),
};

/** A dialog with a form of its own, opened from inside a form. */
export const WithDialogInside: Story = {
  args: {
    children: (
      <>
        <TextField label="First name" name="firstName" defaultValue="Miriam" />
        <ModalWithButton buttonText="Add address" title="Address">
          {(close) => (
            <Form
              id="address"
              submitLabel="Add"
              onSubmit={() => {
                close();
              }}
            >
              <TextField label="City" name="city" />
            </Form>
          )}
        </ModalWithButton>
      </>
    ),
  },
};
/** Sent without what it requires: the errors are at their fields, the first one has the focus. */
export const Incomplete: Story = {
  args: {
    children: (
      <>
        <TextField label="First name" name="firstName" required />
        <TextField label="E-mail" name="email" type="email" defaultValue="miriam" required />
        <SelectField label="Country" name="country" options={[]} required />
      </>
    ),
  },
  decorators: [after(press('Save'))],
};
export const Refused: Story = { ...RefusedByServer, decorators: [after(press('Save'))] };
export const Failed: Story = { ...FailingServer, decorators: [after(press('Save'))] };
export const Pending: Story = { ...NeverAnswered, decorators: [after(press('Save'))] };
