/** The texts of a bundle of `bundles.ts`, served by the plugin of `vite.ts`. */
declare module 'virtual:messages/*' {
  import type { LoadMessages } from '@lampstand/i18n';

  const load: LoadMessages;
  export default load;
}
