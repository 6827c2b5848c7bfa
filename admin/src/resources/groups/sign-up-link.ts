interface SignUpGroup {
  readonly archived: boolean;
  readonly signUpOpen: boolean;
  readonly region: { readonly closed: boolean };
}

/** The page on which somebody opens an account as a student of the group, in a suggested language. */
export const signUpLink = (origin: string, groupId: string, locale: string): string =>
  `${origin}/create-account/${encodeURIComponent(groupId)}?${new URLSearchParams({ suggestedLocale: locale })}`;

/** Whether the link takes people in; `stopped` by the archive or the region, which come first. */
export function signUpState({ archived, signUpOpen, region }: SignUpGroup) {
  if (archived || region.closed) return 'stopped';
  return signUpOpen ? 'open' : 'closed';
}
