import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { buildText } from '../testing/build-text.ts';
import { compileAhead, productionRouter } from './index.ts';

const scriptsOf = (source: string, plugin: Plugin) =>
  buildText(source, import.meta.dirname, { plugins: [plugin] });

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
