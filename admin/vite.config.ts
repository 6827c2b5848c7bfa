import { fileURLToPath } from 'node:url';
import { firstFiles } from '@lampstand/access/vite';
import { withoutLocalState } from '@lampstand/graphql-client/vite';
import { messages } from '@lampstand/i18n/vite';
import { compileAhead, productionRouter } from '@lampstand/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { firstModules } from './build/first-modules.ts';
import { useStandIns } from './build/stand-ins.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ mode }) => ({
  root,
  base: '/_admin/',
  plugins: [
    react(),
    messages(),
    productionRouter(),
    compileAhead(),
    withoutLocalState(),
    useStandIns(),
    firstFiles(firstModules(root)),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  // Apollo keeps its checks for developers behind this name, not behind NODE_ENV.
  define: mode === 'production' ? { 'globalThis.__DEV__': 'false' } : {},
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
