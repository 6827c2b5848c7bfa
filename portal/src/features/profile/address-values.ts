import type { FormValues } from '@lampstand/ui';

/** A postal address as its form holds it; empty text where a line is left out. */
export interface AddressValues {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** Three letters. */
  readonly country: string;
}

export const emptyAddress: AddressValues = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};

export function addressValues({ text }: FormValues): AddressValues {
  return {
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    state: text('state'),
    postcode: text('postcode'),
    country: text('country'),
  };
}
