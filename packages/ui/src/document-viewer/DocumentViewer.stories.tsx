import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonClass } from '../actions/Button.tsx';
import { doNothing } from '../testing/do-nothing.ts';
import { DocumentViewer, type ShownDocument } from './DocumentViewer.tsx';

const rules: ShownDocument = {
  title: 'Exam Rules',
  content: `<p>These rules are the same on <strong>every campus</strong>. See <a href="/docs?title=Privacy">what we keep of an exam</a>, or <a href="https://example.org/help" rel="noopener noreferrer">ask for help</a>.</p>
<h2>Before you start</h2>
<ul><li><p>Find a quiet place.</p></li><li><p>Check your connection.</p></li></ul>
<h3>What you need</h3>
<ol><li>A computer or a phone</li><li>An hour in which nobody needs you</li></ol>
<table><thead><tr><th scope="col">Result</th><th scope="col">Meaning</th><th scope="col">What comes next</th></tr></thead><tbody><tr><td>70 per cent or more</td><td>Passed</td><td>Nothing</td></tr><tr><td>Less</td><td>Failed</td><td>Another attempt, where there is one</td></tr></tbody></table>
<blockquote><p>Do your best, and your own.</p></blockquote>`,
  published: true,
  updatedAt: '2026-03-04T10:00:00.000Z',
  updatedByName: 'Daniel Okafor',
};

const edit = (
  <a href="/documents/d1" className={buttonClass({ variant: 'outlined', size: 'small' })}>
    Edit
  </a>
);

const meta = {
  component: DocumentViewer,
  args: { title: 'Exam Rules', mode: 'inline', loading: false, document: rules },
} satisfies Meta<typeof DocumentViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const InlineForSuperadmins: Story = { args: { edit } };
export const NotPublished: Story = {
  args: { edit, document: { ...rules, published: false, updatedByName: null } },
};
export const Popup: Story = { args: { mode: 'popup', onClose: doNothing, edit } };
export const PopupNotFound: Story = {
  args: { mode: 'popup', onClose: doNothing, edit, document: null },
};
export const WholePage: Story = { args: { mode: 'page', onPrint: doNothing, edit } };
export const Loading: Story = { args: { loading: true, document: undefined } };
export const Failing: Story = {
  args: {
    document: undefined,
    error: new Error('The server cannot be reached. Please check your connection.'),
    onRetry: doNothing,
  },
};
export const NotFound: Story = { args: { document: null, edit } };
export const PopupLoading: Story = {
  args: { mode: 'popup', onClose: doNothing, loading: true, document: undefined },
};
export const PopupFailing: Story = {
  args: { ...Failing.args, mode: 'popup', onClose: doNothing },
};
export const LongWords: Story = {
  args: {
    document: {
      ...rules,
      title: 'Leistungsüberprüfungsvorbereitungsgemeinschaft',
      content: `<h2>${'Aufenthaltsgenehmigungsverfahren'.repeat(3)}</h2><p>${'x'.repeat(300)}</p>`,
    },
  },
};
