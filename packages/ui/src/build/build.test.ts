import { readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileAhead, productionRouter } from './index.ts';

/** The scripts that a program of one text is built into. */
async function scriptsOf(source: string, plugin: Plugin): Promise<Rolldown.OutputChunk[]> {
  const id = `${import.meta.dirname}/built-program.ts`;
  const fromText: Plugin = {
    name: 'program-from-text',
    resolveId: (wanted) => (wanted === id ? id : null),
    load: (wanted) => (wanted === id ? source : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fromText, plugin],
    build: { write: false, rolldownOptions: { input: id } },
  });
  if (!('output' in built)) throw new Error('Not one build');
  return built.output.filter((file) => file.type === 'chunk');
}

describe('compileAhead', () => {
  it('puts the hint before the first line of every script, that of the bundler too', async () => {
    const source = "import('react').then(console.log); import('react-dom').then(console.log)";
    const scripts = await scriptsOf(source, compileAhead());
    expect(scripts.some(({ code }) => code.includes('__vite__mapDeps'))).toBe(true);
    for (const { code } of scripts) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n./);
  });
});

describe('productionRouter', () => {
  it('takes the build of React Router that is not for developers, and nothing of the other', async () => {
    const source = `
      import { BrowserRouter, useLocation } from 'react-router-dom';
      console.log(BrowserRouter, useLocation);`;
    const modules = (await scriptsOf(source, productionRouter())).flatMap(
      ({ moduleIds }) => moduleIds,
    );
    const routers = modules.filter((id) => id.includes('/react-router/'));
    expect(routers.length).toBeGreaterThan(0);
    expect(routers.filter((id) => !id.includes('/dist/production/'))).toEqual([]);
    expect(routers.map((id) => readFileSync(id, 'utf8')).join('')).toContain(
      'ENABLE_DEV_WARNINGS = false',
    );
  });
});
