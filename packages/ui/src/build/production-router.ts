import type { Plugin } from 'vite';

const folder = '/react-router/dist/';

/**
 * React Router ships two builds and its package names the one for developers, whose warnings nobody
 * reads in a built app. The build takes the other one: the same files in the folder beside it.
 */
export function productionRouter(): Plugin {
  return {
    name: 'lampstand-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && found.id.replace(`${folder}development/`, `${folder}production/`);
    },
  };
}
