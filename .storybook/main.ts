import type { StorybookConfig } from '@storybook/react-vite';
import { messages } from '../packages/i18n/src/vite.ts';

/** One workshop for the shared components and the screens of both apps. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/upload/src/**/*.stories.tsx',
    '../portal/src/**/*.stories.tsx',
    '../admin/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reading prop types would need the TypeScript compiler's API, which TypeScript 7 does not have.
  typescript: { reactDocgen: false, check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messages()],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom', 'react-router-dom', 'graphql'] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // MUI marks its files for server components; here everything runs in the browser.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
