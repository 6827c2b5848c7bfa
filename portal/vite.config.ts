import { fileURLToPath } from 'node:url';
import { firstFiles } from '@lampstand/access/vite';
import { withoutLocalState } from '@lampstand/graphql-client/vite';
import { messages } from '@lampstand/i18n/vite';
import { compileAhead, productionRouter } from '@lampstand/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { queryText } from './build/query-text-plugin.ts';

const sourceFolder = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/_portal/',
  plugins: [
    react(),
    messages(),
    productionRouter(),
    compileAhead(),
    withoutLocalState(),
    queryText(sourceFolder),
    firstFiles([
      { module: 'src/app/render-app.ts' },
      { module: 'src/app/MemberApp.tsx', opener: 'member' },
      { module: 'src/app/VisitorApp.tsx', opener: 'visitor' },
    ]),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  // Apollo keeps its checks for developers behind this name, not behind NODE_ENV.
  define: mode === 'production' ? { 'globalThis.__DEV__': 'false' } : {},
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Style sheets of screens are small; one file is fetched beside the scripts and never too late.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
