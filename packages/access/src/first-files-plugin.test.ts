import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstFiles, type FirstModule } from './first-files-plugin.ts';
import { firstFilesName } from './first-files.ts';

const sources: Readonly<Record<string, string>> = {
  '/app/main.js': `import '/app/shared.js'; import('/app/program.js');`,
  '/app/program.js': `import '/app/shared.js'; import('/app/list.js'); import('/app/other.js');`,
  '/app/list.js': `import '/app/table.js'; console.log('list');`,
  '/app/other.js': `import '/app/table.js'; console.log('other');`,
  '/app/table.js': `console.log('table');`,
  '/app/shared.js': `console.log('shared');`,
};

/** Builds an app of the sources above. @returns the text of its list of rules */
async function listOf(modules: readonly FirstModule[]): Promise<string> {
  const built = await build({
    root: '/app',
    base: '/_app/',
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(sources, id) ? id : null),
        load: (id) => sources[id] ?? null,
      },
      firstFiles(modules),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/app/main.js',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One bundle was expected');
  const list = built.output.find(({ fileName }) => fileName === firstFilesName);
  return list?.type === 'asset' ? String(list.source) : '';
}

describe('a build', () => {
  it('lists the file of a module after those it imports, under the rule of its conditions', async () => {
    const rules = await listOf([
      { module: 'program.js' },
      { module: 'list.js', path: '^/list$', opener: 'member' },
    ]);
    expect(JSON.parse(rules)).toEqual([
      { files: ['/_app/program.js'] },
      { path: '^/list$', opener: 'member', files: ['/_app/table.js', '/_app/list.js'] },
    ]);
  });

  it('leaves out what the page itself names', async () => {
    expect(JSON.parse(await listOf([{ module: 'shared.js' }]))).toEqual([{ files: [] }]);
  });

  it('fails for a module that it does not have', async () => {
    await expect(listOf([{ module: 'gone.js' }])).rejects.toThrow(
      'The build has no module gone.js',
    );
  });
});
