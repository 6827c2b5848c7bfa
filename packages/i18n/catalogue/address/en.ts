export const texts = {
  'person.address.add': 'Add address',
  'person.address.changed':
    'This address was changed in the meantime. It now reads as below; saving replaces it with your entries.',
  'person.address.city': 'City',
  'person.address.country': 'Country',
  'person.address.edit': 'Edit address',
  'person.address.line1': 'Address line 1',
  'person.address.line2': 'Address line 2',
  'person.address.none': 'There is no address yet',
  'person.address.postcode': 'Postcode',
  'person.address.remove': 'Remove address',
  'person.address.state': 'State or province',
  'person.address.title': 'Addresses',
} as const;
