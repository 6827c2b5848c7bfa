import type { NewCollege, SetupTrial } from '@lampstand/auth/account';

/** The steps of the set-up, in their order. */
export const steps = ['college', 'currencies', 'regions', 'admin', 'trials', 'summary'] as const;
export type Step = (typeof steps)[number];

/** What was given so far; a step that was not taken yet has given nothing. */
export interface Draft {
  readonly college?: Pick<
    NewCollege,
    'organisationName' | 'shortName' | 'defaultLocale' | 'locales'
  >;
  readonly currencies: readonly string[];
  readonly regions?: NewCollege['regions'];
  readonly superadmin?: NewCollege['superadmin'];
}

/** How the trials went that were made. */
export interface Trials {
  readonly mail?: SetupTrial & { readonly email: string };
  readonly files?: SetupTrial;
}

/** The whole college, once every step has given its part. */
export function wholeCollege(draft: Draft): NewCollege | undefined {
  const { college, currencies, regions, superadmin } = draft;
  if (!college || !regions || !superadmin) return undefined;
  return { ...college, currencies: [...currencies], regions, superadmin };
}

/** The step on which a field stands that the server has refused; the first where it is none of ours. */
export function stepOf(field: string): Step {
  if (field.startsWith('currencies')) return 'currencies';
  if (field.startsWith('regions')) return 'regions';
  return field.startsWith('superadmin') ? 'admin' : 'college';
}

/** The earliest step with a field that was refused. */
export function firstRefused(fields: Readonly<Record<string, string>>): Step {
  const refused = new Set(Object.keys(fields).map(stepOf));
  return steps.find((step) => refused.has(step)) ?? 'college';
}

const longestSlug = 60;

/** A short name for addresses, from a region's name: `São Paulo` becomes `Sao-Paulo`. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '');
