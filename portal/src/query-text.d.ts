/** Made by build/query-text-plugin.ts. */
declare module 'virtual:query-text/*' {
  const text: string;
  export default text;
}
