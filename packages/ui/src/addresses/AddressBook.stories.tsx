import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';
import type { KeptAddress } from './address-values.ts';
import { after, press } from '../testing/after.tsx';

const nairobi: KeptAddress = {
  _id: 'address-1',
  version: 1,
  line1: '12 Acacia Road',
  line2: null,
  city: 'Nairobi',
  state: null,
  postcode: '00100',
  country: 'KEN',
  fullAddress: '12 Acacia Road, Nairobi 00100, Kenya',
  stackedAddress: '12 Acacia Road\nNairobi 00100\nKenya',
};

const long: KeptAddress = {
  _id: 'address-2',
  version: 1,
  line1: 'The Very Reverend Theological Seminary of the Northern and Eastern Provinces',
  line2: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  city: 'Krung Thep Maha Nakhon',
  state: 'Rhineland-Palatinate',
  postcode: 'SW1A 0AA',
  country: 'SGS',
  fullAddress:
    'The Very Reverend Theological Seminary of the Northern and Eastern Provinces, Krung Thep Maha Nakhon',
  stackedAddress:
    'The Very Reverend Theological Seminary of the Northern and Eastern Provinces\nLlanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch\nKrung Thep Maha Nakhon Rhineland-Palatinate SW1A 0AA\nSouth Georgia & South Sandwich Islands',
};

type Props = AddressBookProps<KeptAddress>;

const accept = () => Promise.resolve(undefined);
const offline = () =>
  Promise.resolve({ message: 'The server cannot be reached. Please check your connection.' });
const neverAnswer = () => new Promise<undefined>(() => undefined);

const meta: Meta<Props> = {
  component: AddressBook,
  args: { addresses: [nairobi], onSave: accept, onRemove: accept },
};
export default meta;
type Story = StoryObj<Props>;

export const OneAddress: Story = {};
export const SeveralAddresses: Story = {
  args: { addresses: [nairobi, { ...nairobi, _id: 'address-3' }] },
};
export const NoAddress: Story = { args: { addresses: [] } };
export const OwnWords: Story = {
  args: { title: 'Further addresses', empty: 'No further addresses yet.', addresses: [] },
};
export const LongLines: Story = { args: { addresses: [long] } };
export const OwnAddress: Story = { args: { own: true } };
export const Offline: Story = { args: { onSave: offline, onRemove: offline } };
export const RefusedField: Story = {
  args: { onSave: () => Promise.resolve({ fields: { postcode: 'This value is not valid.' } }) },
};
export const NeverAnswered: Story = { args: { onSave: neverAnswer, onRemove: neverAnswer } };

const moved = {
  ...nairobi,
  version: 2,
  city: 'Mombasa',
  stackedAddress: '12 Acacia Road\nMombasa 00100\nKenya',
};

/** Somebody else changes the address while it is edited. */
function Changing(props: Props) {
  const [addresses, setAddresses] = useState(props.addresses);
  const refuse: Props['onSave'] = async (values, known) => {
    if (known?.version === 2) return props.onSave(values, known);
    setAddresses([moved]);
    return Promise.resolve({ message: 'Somebody else has changed this in the meantime.' });
  };
  return <AddressBook {...props} addresses={addresses} onSave={refuse} />;
}

export const ChangedMeanwhile: Story = { render: (args) => <Changing {...args} /> };

/** Removing takes the row, and with it the button that had the focus. */
function Removing(props: Props) {
  const [addresses, setAddresses] = useState(props.addresses);
  const remove: Props['onRemove'] = (address) => {
    setAddresses(addresses.filter(({ _id }) => _id !== address._id));
    return props.onRemove(address);
  };
  return <AddressBook {...props} addresses={addresses} onRemove={remove} />;
}

export const Removable: Story = { render: (args) => <Removing {...args} /> };
export const Adding: Story = { args: { addresses: [] }, decorators: [after(press('Add address'))] };
export const Editing: Story = { decorators: [after(press(`Edit: ${nairobi.fullAddress}`))] };
export const AskingToRemove: Story = {
  decorators: [after(press(`Remove: ${nairobi.fullAddress}`))],
};
