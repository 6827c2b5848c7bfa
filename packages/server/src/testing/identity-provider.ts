import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** Somebody whom the provider knows: what it says of them. */
export interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface ProviderOptions {
  readonly redirectUris: readonly string[];
  /** By the name that is typed at the provider. */
  readonly accounts: Readonly<Record<string, ProviderAccount>>;
}

export const CLIENT_ID = 'lampstand';
export const CLIENT_SECRET = 'a client secret for tests only';

/** An OpenID provider on this machine, for as long as a test runs. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Requests that the provider got, by path. */
  readonly asked: string[];
  /**
   * Goes the way of a person who signs in at the provider and agrees.
   * @returns the address to which it sends the browser back.
   */
  signIn(address: string, name: string): Promise<URL>;
  close(): Promise<void>;
}

/** Starts a certified provider (`oidc-provider`) with its own pages for signing in. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [...options.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As work accounts do: the address is in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { revocation: { enabled: true } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...options.accounts[id] }),
    }),
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: ['for tests only'] },
  });
  const asked: string[] = [];
  const answer = provider.callback();
  server.on('request', (request, response) => {
    asked.push((request.url ?? '').split('?')[0] ?? '');
    void answer(request, response);
  });
  return {
    issuer,
    asked,
    signIn: (from, name) => walk(issuer, from, name),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows redirects, keeps cookies, fills in the two forms that stand in the way. */
async function walk(issuer: string, from: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(from);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (next.origin !== issuer) return next;
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const header of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(key, value);
    }
    const location = response.headers.get('location');
    const page = location === null ? await response.text() : '';
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
    if (location === null && action === undefined) throw new Error(`The provider says: ${page}`);
    form = location === null ? answerTo(page, name) : undefined;
    next = new URL(location ?? action ?? '', next);
  }
  throw new Error('The provider sends in circles');
}

const answerTo = (page: string, name: string): URLSearchParams =>
  page.includes('value="login"')
    ? new URLSearchParams({ prompt: 'login', login: name, password: 'any' })
    : new URLSearchParams({ prompt: 'consent' });
