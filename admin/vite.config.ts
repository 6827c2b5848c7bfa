import { fileURLToPath } from 'node:url';
import { messageChunks } from '@lampstand/i18n/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/_admin/',
  plugins: [react()],
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
    rolldownOptions: { output: { codeSplitting: { groups: messageChunks() } } },
  },
}));
