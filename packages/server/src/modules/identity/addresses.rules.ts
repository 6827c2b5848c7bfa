import { isCountryCode } from '@lampstand/i18n/countries';
import { z } from 'zod';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullish();

/** Only the country is required (specification §5). */
export const AddressInputSchema = z.object({
  _id: z.string().nullish(),
  version: z.int().nullish(),
  updatedBy: z.string().nullish(),
  itemId: z.string().min(1),
  name: line(120),
  line1: line(120),
  line2: line(120),
  city: line(120),
  state: line(120),
  postcode: line(20),
  country: z
    .string()
    .trim()
    .min(1)
    .refine((code) => isCountryCode(code)),
});

export type AddressInput = z.infer<typeof AddressInputSchema>;

/** The lines of an address as they stand on a letter; `country` is its name. */
export function linesOf(
  address: {
    readonly line1: string | null;
    readonly line2: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly postcode: string | null;
  },
  country: string,
): string[] {
  const place = [address.city, address.state, address.postcode].filter(Boolean).join(' ');
  return [address.line1, address.line2, place, country].flatMap((each) => each || []);
}
