import type { FormValues } from '../forms/form-values.ts';

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

/** An address as it is kept. */
export interface KeptAddress {
  readonly _id: string;
  readonly version: number;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly country: string;
  /** In one line, as the server writes it. */
  readonly fullAddress: string;
  /** In several lines, as on an envelope. */
  readonly stackedAddress: string;
}

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
