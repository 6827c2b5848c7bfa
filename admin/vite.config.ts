import { fileURLToPath } from 'node:url';
import { messageChunks } from '@lampstand/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const fileFor = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  root: fileFor('.'),
  base: '/_admin/',
  plugins: [react()],
  resolve: {
    dedupe: ['react', 'react-dom', 'graphql'],
    alias: [
      { find: /^graphql-tag$/, replacement: fileFor('./build/no-graphql-tag.ts') },
      {
        find: /^jsonexport\/dist(\/index\.js)?$/,
        replacement: fileFor('./build/no-jsonexport.ts'),
      },
    ],
  },
  // Apollo keeps its checks for developers behind this name, not behind NODE_ENV.
  define: mode === 'production' ? { 'globalThis.__DEV__': 'false' } : {},
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: messageChunks() } } },
  },
}));
