/** Where the second person of the small college lives. */
export const addresses = [
  {
    _id: 'a-1',
    version: 1,
    itemId: 'u-01',
    name: null,
    line1: '12 Lamp Street',
    line2: null,
    city: 'Nairobi',
    state: null,
    postcode: null,
    country: 'KEN',
    fullAddress: '12 Lamp Street, Nairobi, Kenya',
    stackedAddress: '12 Lamp Street\nNairobi\nKenya',
  },
];
