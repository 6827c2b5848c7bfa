import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
/** Regions of this zone serve the system and never show (specification §3). */
export const HIDDEN_ZONE = 'SYSTEM';

const MOST_OFFICERS = 100;
const people = z.array(text(64).min(1)).max(MOST_OFFICERS).nullish();
const optionalText = (max: number) => text(max).nullish();

/** Whether this program can calculate with the zone: newer names count as much as listed ones. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a region must look like. Money, dates and addresses of the region rest on these. */
export const RegionInputSchema = z.object({
  name: text(120).min(1),
  slug: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  description: optionalText(2000),
  phone: optionalText(40),
  addressLine1: optionalText(200),
  addressLine2: optionalText(200),
  addressCity: optionalText(120),
  addressState: optionalText(120),
  addressPostcode: optionalText(20),
  addressCountry: optionalText(3),
  zone: text(60).min(1),
  type: z.enum(['AWM_OFFICE', 'LAMPSTAND_CAMPUS']),
  currency: z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code)),
  timeZone: z.string().refine(isTimeZone),
  closed: z.boolean(),
  /** Whom nobody names stay who they are. */
  attendanceAdminIds: people,
  deanIds: people,
});

export type RegionInput = z.infer<typeof RegionInputSchema>;
