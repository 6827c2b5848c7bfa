/** The name of a cookie; over https the prefix binds it to this host and path. */
export const cookieNameOf = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;

/** A cookie that only the server reads, for as many seconds; none of them takes it away. */
export const cookieText = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${cookieNameOf(name, secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** What a Cookie header holds under a name, or undefined. */
export function readCookie(
  header: string | null | undefined,
  name: string,
  secure: boolean,
): string | undefined {
  const prefix = `${cookieNameOf(name, secure)}=`;
  const pair = header?.split(';').find((each) => each.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length) || undefined;
}
