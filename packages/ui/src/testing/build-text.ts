import path from 'node:path';
import { build, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * Builds a program that is a text and not a file.
 * @param folder where it would lie: its relative imports begin there.
 * @returns the scripts of the build; nothing is written.
 */
export async function buildText(
  source: string,
  folder: string,
  config: UserConfig,
): Promise<Rolldown.OutputChunk[]> {
  const id = path.join(folder, 'built-program.tsx');
  const fromText: Plugin = {
    name: 'program-from-text',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? id : null),
    load: (wanted) => (wanted === id ? source : null),
  };
  const built = await build({
    ...mergeConfig(config, { build: { write: false, rolldownOptions: { input: id } } }),
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [fromText, config.plugins],
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One bundle was expected');
  return built.output.filter((file) => file.type === 'chunk');
}
