import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

const meta: Meta = {
  title: 'Legal/Pages',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
};
export default meta;

export const Privacy: StoryObj = { render: () => <PrivacyPage /> };

export const Terms: StoryObj = { render: () => <TermsPage /> };
