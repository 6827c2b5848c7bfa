/** `/` and `/login`: where nobody is asked for before they have ever signed in on this device. */
export function isLoginPage(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  return /^\/(?:login\/?)?$/.test(bare);
}
