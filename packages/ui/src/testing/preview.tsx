import type { Decorator, Preview } from '@storybook/react-vite';
import { isLocaleCode, locales } from '@lampstand/i18n';
import { chooseScheme } from '../theme/color-scheme.ts';
import { StoryFrame } from './story-frame.tsx';

const widths = [
  { key: 'phone', name: 'Phone, 360', size: 360 },
  { key: 'tablet', name: 'Tablet, 768', size: 768 },
  { key: 'desktop', name: 'Desktop, 1280', size: 1280 },
];

const inFrame: Decorator = (Story, { globals, parameters }) => {
  const locale: unknown = globals['locale'];
  const entries: unknown = parameters['initialEntries'];
  return (
    <StoryFrame
      locale={isLocaleCode(locale) ? locale : 'en'}
      router={parameters['router'] === 'browser' ? 'browser' : 'memory'}
      initialEntries={Array.isArray(entries) ? entries.map(String) : undefined}
    >
      <Story />
    </StoryFrame>
  );
};

const inScheme: Decorator = (Story, { globals }) => {
  const wanted: unknown = globals['theme'];
  chooseScheme(wanted === 'dark' || wanted === 'light' ? wanted : 'system');
  return <Story />;
};

/**
 * What the workshop and the component tests put around every story: the look, the texts, a router;
 * and the switches for colour scheme, locale and width.
 */
export const preview: Preview = {
  decorators: [inFrame, inScheme],
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System colours' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map(({ code, label }) => ({ value: code, title: label, right: code })),
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        widths.map(({ key, name, size }) => [
          key,
          { name, styles: { width: `${size}px`, height: '800px' } },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
  },
};
