import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';

const nairobi = {
  _id: 'address-1',
  line1: '12 Acacia Road',
  line2: '',
  city: 'Nairobi',
  state: '',
  postcode: '00100',
  country: 'KEN',
  fullAddress: '12 Acacia Road, Nairobi, 00100, Kenya',
  stackedAddress: '12 Acacia Road\nNairobi\n00100\nKenya',
};

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const meta: Meta<AddressBookProps> = {
  title: 'Profile/AddressBook',
  component: AddressBook,
  args: {
    addresses: [nairobi],
    onSave: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastOutlet />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<AddressBookProps>;

export const OneAddress: Story = {};
export const NoAddress: Story = { args: { addresses: [] } };
export const Offline: Story = { args: { onSave: offline, onRemove: offline } };
