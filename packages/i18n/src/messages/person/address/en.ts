export const personAddress = {
  title: 'Addresses',
  add: 'Add address',
  edit: 'Edit address',
  remove: 'Remove address',
  none: 'There is no address yet',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'State or province',
  postcode: 'Postcode',
  country: 'Country',
  changed:
    'This address was changed in the meantime. It now reads as below; saving replaces it with your entries.',
} as const;
