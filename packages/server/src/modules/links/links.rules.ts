import { z } from 'zod';

/** What a link may lead to: pages and mail, nothing that a browser would run. */
const isSafeAddress = (text: string): boolean => {
  if (/[\p{Cc}\s]/u.test(text) || !text.isWellFormed()) return false;
  if (/^mailto:/i.test(text)) return z.email().safeParse(text.slice(7).split('?')[0]).success;
  return z.url({ protocol: /^https?$/ }).safeParse(text).success;
};

/** What a link must look like. */
export const LinkInputSchema = z
  .object({
    title: z.string().trim().min(1).max(120),
    address: z.string().trim().max(1000).refine(isSafeAddress),
    description: z.string().trim().max(500).nullish(),
    published: z.boolean(),
    visibleFrom: z.iso.date().nullish(),
    visibleUntil: z.iso.date().nullish(),
    regionIds: z.array(z.string()).max(100),
    groupIds: z.array(z.string()).max(200),
  })
  .refine(
    ({ visibleFrom, visibleUntil }) => !visibleFrom || !visibleUntil || visibleFrom <= visibleUntil,
    { path: ['visibleUntil'] },
  );

export type LinkInput = z.infer<typeof LinkInputSchema>;

/** Places for records in a new order: those that they have, each after the one before. */
export function placesFor(positions: readonly number[]): number[] {
  const places: number[] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    places.push(Math.max(position, (places.at(-1) ?? position - 1) + 1));
  }
  return places;
}
