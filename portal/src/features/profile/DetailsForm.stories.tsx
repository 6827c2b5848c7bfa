import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx';
import { buildDetails } from './profile-fixtures.ts';

const offered = ['EUR', 'KES', 'USD'].map((value) => ({ value }));

const meta: Meta<DetailsFormProps> = {
  title: 'Profile/DetailsForm',
  component: DetailsForm,
  args: { details: buildDetails(), currencies: offered, onSave: () => Promise.resolve() },
  decorators: [
    (Story) => (
      <main>
        <h1>Profile</h1>
        <Story />
        <ToastOutlet />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<DetailsFormProps>;

/** As Apollo meets it: a refused status with the server's answer in it. */
const refusal = Object.assign(new Error('Some values are not valid.'), {
  result: {
    errors: [
      {
        message: 'Some values are not valid.',
        extensions: {
          code: 'INVALID',
          fields: { url: 'This value is not valid.', 'phones.1.number': 'No such number.' },
        },
      },
    ],
  },
});

export const Filled: Story = {};
export const Bare: Story = {
  args: {
    details: buildDetails({
      location: null,
      timezone: null,
      currency: null,
      url: null,
      socialUserName: null,
      phones: [],
      emails: [],
    }),
  },
};
export const Alumna: Story = {
  args: { details: buildDetails({ isAlumni: true, subscribeAlumniEmail: true }) },
};
export const Refused: Story = { args: { onSave: () => Promise.reject(refusal) } };
export const Offline: Story = {
  args: { onSave: () => Promise.reject(new TypeError('Failed to fetch')) },
};
