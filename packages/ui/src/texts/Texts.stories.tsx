import { Suspense } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useT } from '@lampstand/i18n/react';
import legal from 'virtual:messages/legal';
import { Card } from '../surfaces/Card.tsx';
import { Texts } from './Texts.tsx';

const bundles = [legal];

function Title() {
  const t = useT();
  return <Card title={t('legal.terms.studyTitle')}>{t('common.save')}</Card>;
}

const meta = {
  component: Texts,
  args: { bundles, children: <Title /> },
  render: (args) => (
    <Suspense fallback="…">
      <Texts {...args} />
    </Suspense>
  ),
} satisfies Meta<typeof Texts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfOneBundle: Story = {};
