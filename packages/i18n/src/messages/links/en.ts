export const links = {
  empty: 'There are no links for you yet.',
} as const;
