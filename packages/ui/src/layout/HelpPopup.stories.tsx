import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpPopup } from './HelpPopup.tsx';
import { after, press } from '../testing/after.tsx';

const meta = {
  component: HelpPopup,
  args: { children: <p>Your attendance counts from the first day of the term.</p> },
} satisfies Meta<typeof HelpPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Unfolded: Story = { decorators: [after(press('Help'))] };
export const UnfoldedAtTheEdge: Story = {
  args: {
    children: (
      <p>
        Your attendance counts from the first day of the term. Whoever comes late more often than
        the college allows loses points; whoever is away without an excuse loses more of them.
      </p>
    ),
  },
  decorators: [
    after(press('Help')),
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
};
