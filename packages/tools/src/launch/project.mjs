import { fileURLToPath } from 'node:url';

/** The checkout's top folder, absolute and without a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url)).replace(
  /[\\/]$/,
  '',
);
