import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button.tsx';
import { ModalWithButton } from '../dialogs/ModalWithButton.tsx';
import { toast } from './toast.ts';
import { ToastOutlet } from './ToastOutlet.tsx';
import { after } from '../testing/after.tsx';

const meta = {
  component: ToastOutlet,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button onClick={() => toast.success('Success!')}>Save</Button>
      <Button onClick={() => toast.error('Failed to upload part 3')} variant="danger">
        Upload
      </Button>
      <Button onClick={() => toast.info('Check your e-mail.')} variant="secondary">
        Forgot password
      </Button>
      <Button onClick={() => toast.warning('You are offline.')} variant="outlined">
        Sync
      </Button>
      <ModalWithButton>
        {() => <Button onClick={() => toast.success('Success!')}>Save in dialog</Button>}
      </ModalWithButton>
      <ToastOutlet />
    </div>
  ),
} satisfies Meta<typeof ToastOutlet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
const alone: Story['render'] = ({ load }) => <ToastOutlet load={load} />;

/** Nothing was said yet. */
export const Silent: Story = { render: alone };
export const Success: Story = {
  render: alone,
  decorators: [after(() => toast.success('Success!'))],
};
export const Failure: Story = {
  render: alone,
  decorators: [after(() => toast.error('Failed to upload part 3'))],
};
export const Information: Story = {
  render: alone,
  decorators: [after(() => toast.info('Check your e-mail.'))],
};
export const Warning: Story = {
  render: alone,
  decorators: [after(() => toast.warning('You are offline.'))],
};
export const LongText: Story = {
  render: alone,
  decorators: [
    after(() =>
      toast.error(
        'Please select the file with the name: Aufenthaltsgenehmigungsverfahrensbeschleunigungsgesetz.mp4',
      ),
    ),
  ],
};

const cut = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The library that draws them cannot be fetched. */
export const WithoutLibrary: Story = {
  args: { load: cut },
  render: alone,
  decorators: [
    after(() => {
      toast.error('The server cannot be reached. Please check your connection.');
      toast.success('Success!');
    }),
  ],
};
