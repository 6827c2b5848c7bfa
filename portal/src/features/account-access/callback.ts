import type { Callback } from '@lampstand/auth';

/** What a provider wrote into the address of the page to which it sent the browser back. */
export const callbackOf = (search: URLSearchParams): Callback => ({
  code: search.get('code') ?? '',
  state: search.get('state'),
  iss: search.get('iss'),
});
